"""SQL of the house's questions on PostgreSQL. Each is answered from an index."""

from __future__ import annotations

from typing import Final

from ludotheque.server.people.person import Person

SAVE: Final = """
WITH s AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::boolean[], $5::bigint[],
                         $6::bigint[], $7::text[], $8::bytea[])
        AS s (id, revision, stage, public, changed, flag, people, sheet)
), l AS (
    SELECT * FROM unnest($9::text[], $10::bigint[], $11::bigint[], $12::text[], $13::bytea[])
        AS l (table_id, at, moment, submission, raw)
), u AS (
    UPDATE tables t SET revision = s.revision, stage = s.stage, public = s.public,
        changed = s.changed, flag = s.flag, people = s.people::text[], sheet = s.sheet
    FROM s
    WHERE t.id = s.id AND t.revision = s.revision - 1 AND t.owner = $14
        AND NOT EXISTS (
            SELECT FROM l JOIN line k ON k.table_id = l.table_id AND k.at = l.at
            WHERE l.table_id = s.id
        )
    RETURNING t.id
), i AS (
    INSERT INTO line SELECT l.* FROM l JOIN u ON u.id = l.table_id
)
SELECT id FROM u
"""
"""All that waits in one statement: what lost its race, or its table, is missing in the answer."""

ANEW: Final = """
    ON CONFLICT (channel, table_id, reason) DO UPDATE SET at = excluded.at, due = excluded.due,
        tries = 0
"""
SAVE_AND_CALL: Final = SAVE.replace(
    "SELECT id FROM u",
    f""", c AS (
    SELECT * FROM unnest($15::text[], $16::text[], $17::text[], $18::bigint[], $19::bigint[])
        AS c (table_id, reason, person, at, due)
), o AS (
    INSERT INTO outbox
    SELECT h.id, c.table_id, c.reason, c.at, c.due, 0
    FROM c JOIN u ON u.id = c.table_id JOIN call_channel h ON h.person = c.person AND h.confirmed
    {ANEW}
)
SELECT id FROM u""",
)
"""The same where somebody is to be called by it."""

CREATE: Final = """
INSERT INTO tables (id, revision, game, stage, public, made, changed, flag, people, sheet, owner)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
"""

SHEET: Final = "SELECT sheet FROM tables WHERE id = $1"
LINES: Final = """
SELECT at, raw, moment, submission FROM line
WHERE table_id = $1 AND at >= $2 AND at < $3 ORDER BY at
"""
SUBMISSIONS: Final = """
SELECT json_object_agg(submission, at)::text FROM line
WHERE table_id = $1 AND at < $2 AND submission IS NOT NULL
"""
SAID: Final = """
SELECT number, room, seat, name, text, moment, submission FROM said
WHERE table_id = $1 AND room = $2 ORDER BY number DESC LIMIT $3
"""

SAY: Final = """
WITH forgotten AS (DELETE FROM said WHERE table_id = $1 AND room = $3 AND number <= $9)
INSERT INTO said (table_id, number, room, seat, name, text, moment, submission)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""

# The only questions that read everything: for who wants to be forgotten, or to have what is kept.
MENTIONS: Final = """
SELECT id FROM tables WHERE position(convert_to($1, 'UTF8') in sheet) > 0
UNION SELECT table_id FROM said WHERE starts_with(submission, $1 || ':')
ORDER BY 1
"""
WORDS_OF: Final = """
SELECT table_id, room, number, name, text, moment FROM said
WHERE starts_with(submission, $1 || ':') ORDER BY moment
"""
FORGET_WORDS: Final = """
UPDATE said SET name = '', text = '', submission = NULL
WHERE table_id = $1 AND (starts_with(submission, $2 || ':')
    OR (submission IS NULL AND room = 'players' AND seat = $3))
RETURNING room, number
"""
FORGET: Final = "DELETE FROM person WHERE id = $1"
WIPE: Final = (
    "VACUUM person, said, seat, tables, try, prepared, call_channel, call_wishes, outbox, latchkey,"
    " note"
)

UNSAY: Final = "UPDATE said SET text = '' WHERE table_id = $1 AND room = $2 AND number = $3"

# Chapters: lines as they stand in a record, and as one value.

_RECORD: Final = "string_agg(raw || '\\x0a'::bytea, ''::bytea ORDER BY at)"
CHAPTERS: Final = f"""
SELECT c.at, c.since, c.digest, c.course, c.told, (
    SELECT {_RECORD} FROM line WHERE table_id = $1 AND at >= c.previous AND at < c.at
)
FROM (
    SELECT *, coalesce(lag(at) OVER (ORDER BY at), 0) AS previous FROM chapter
    WHERE table_id = $1 AND at > $2
) AS c ORDER BY c.at
"""
LAST_CHAPTER: Final = """
SELECT at, since, digest, course, told FROM chapter
WHERE table_id = $1 AND at <= $2 ORDER BY at DESC LIMIT 1
"""
DIGEST: Final = f"""
SELECT sha256(coalesce({_RECORD}, ''::bytea)) FROM line WHERE table_id = $1 AND at < $2
"""
"""The database works it out: so the lines stay there."""
FORGET_CHAPTERS: Final = "DELETE FROM chapter WHERE table_id = $1 AND at > $2 AND at <= $3"
KEEP_CHAPTER: Final = """
INSERT INTO chapter (table_id, at, since, digest, course, told) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (table_id, at) DO UPDATE SET since = excluded.since, digest = excluded.digest,
    course = excluded.course, told = excluded.told
"""
SHOWN: Final = "SELECT digest, raw FROM shown WHERE table_id = $1 AND what = $2"
KEEP_SHOWN: Final = """
INSERT INTO shown (table_id, what, digest, raw) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, what) DO UPDATE SET digest = excluded.digest, raw = excluded.raw
"""

_LIVING: Final = "SELECT name FROM house WHERE seen > clock_timestamp() - make_interval(secs => %s)"
_DEAD: Final = "SELECT name FROM house WHERE seen <= clock_timestamp() - make_interval(secs => %s)"

REMOVE: Final = f"""
WITH gone AS (
    DELETE FROM tables WHERE id = $1 AND ($4::text IS NULL OR stage = $4)
        AND ($5::bigint IS NULL OR changed < $5)
        AND (owner IS NULL OR owner = $2 OR owner NOT IN ({_LIVING % "$3"}))
    RETURNING id
)
SELECT EXISTS (SELECT FROM tables WHERE id = $1) AND NOT EXISTS (SELECT FROM gone)
"""
"""Whether the table is there, and had begun or is another's."""

# Each stage is read in the order of its index, and the few that were found are merged.
LISTED: Final = """
SELECT found.id, found.sheet FROM unnest($1::text[]) AS wanted (stage)
CROSS JOIN LATERAL (
    SELECT id, sheet, changed FROM tables
    WHERE stage = wanted.stage AND public AND (changed, id) < ($2, $3)
    ORDER BY changed DESC, id DESC LIMIT $4
) AS found
ORDER BY found.changed DESC, found.id DESC LIMIT $4
"""
# The index has the stage first, and then whether it is public: both of these are read in order.
_EITHER: Final = "CROSS JOIN unnest('{false,true}'::boolean[]) AS either (way)\n"
LISTED_ALL: Final = LISTED.replace("CROSS JOIN LATERAL", f"{_EITHER}CROSS JOIN LATERAL").replace(
    "AND public AND", "AND public = either.way AND"
)
LISTED_GAME: Final = LISTED.replace("AND public", "AND public AND game = $5")
LISTED_PERSON: Final = """
SELECT id, sheet FROM seat JOIN tables ON id = table_id
WHERE person = $5 AND stage = ANY ($1) AND (changed, id) < ($2, $3)
    AND ($6::text IS NULL OR game = $6)
ORDER BY changed DESC, id DESC LIMIT $4
"""

# One question, however long the chain is. A link that is gone ends it.
LAST_REMATCH: Final = """
WITH RECURSIVE chain (number, id, stage, following) AS (
    SELECT 0, id, stage, convert_from(sheet, 'UTF8')::json #>> '{stage,rematch}' FROM tables
    WHERE id = $1
    UNION ALL
    SELECT number + 1, following, tables.stage,
        convert_from(sheet, 'UTF8')::json #>> '{stage,rematch}'
    FROM chain LEFT JOIN tables ON tables.id = following WHERE following IS NOT NULL
)
SELECT id, stage FROM chain ORDER BY number DESC LIMIT 1
"""

DUE: Final = "SELECT id FROM tables WHERE flag <= $1 ORDER BY flag LIMIT $2"
UNDERWAY: Final = "SELECT id, sheet FROM tables WHERE stage = 'playing'"
STALE: Final = """
SELECT found.id FROM unnest('{false,true}'::boolean[]) AS either (way)
CROSS JOIN LATERAL (
    SELECT id, changed FROM tables
    WHERE stage = $2 AND public = either.way AND changed < $1
    ORDER BY changed, id LIMIT $3
) AS found
ORDER BY found.changed, found.id LIMIT $3
"""

# By name: while houses are upgraded, a newer one may have added columns.
_PEOPLE: Final = "SELECT " + ", ".join(f'"{name}"' for name in Person.__struct_fields__)
PERSON: Final = f"{_PEOPLE} FROM person WHERE id = $1"
CLAIMANT: Final = f"{_PEOPLE} FROM person WHERE claim = $1"
RESEMBLING: Final = f"{_PEOPLE} FROM person WHERE skeleton = $1 LIMIT 1"
JUDGED: Final = f"{_PEOPLE} FROM person WHERE muted OR banned ORDER BY made DESC, id LIMIT $1"

TRY: Final = "INSERT INTO try VALUES ($1, $2, $3, $4)"
TRIES_OF: Final = """
SELECT day, game, table_id FROM try WHERE person = $1 ORDER BY day DESC, game DESC LIMIT $2
"""
TRIES: Final = """
SELECT id, sheet FROM try JOIN tables ON id = table_id
WHERE try.day = $1 AND try.game = $2 LIMIT $3
"""
TRIED: Final = "SELECT game, count(*) FROM try WHERE day = $1 GROUP BY game"

NOTED: Final = "SELECT value FROM note WHERE key = $1"
NOTE: Final = """
INSERT INTO note VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""
AMEND: Final = "UPDATE note SET value = $2 WHERE key = $1 AND value = $3"
SETTLE: Final = "INSERT INTO note VALUES ($1, $2) ON CONFLICT (key) DO NOTHING"

# Leases. Time is the database's own: the clocks of houses may differ.

CHANNEL: Final = "ludotheque"
"""On which houses tell each other what is rare: a table is wanted, a person has changed."""

NOW: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
OTHERS: Final = f"SELECT count(*) FROM ({_LIVING % '$2'} AND name <> $1) AS others"
DIED: Final = f"SELECT count(*) FROM ({_DEAD % '$1'} AND seen > '-infinity') AS died"
BEAT: Final = """
INSERT INTO house VALUES ($1, clock_timestamp())
ON CONFLICT (name) DO UPDATE SET seen = clock_timestamp() RETURNING xmax = 0
"""
"""Whether the house was not known, or not any more."""
GLANCE: Final = "house "
"""Before a house's name: the note of what it shows of itself."""
LEAVE: Final = f"""
WITH gone AS (UPDATE house SET seen = '-infinity' WHERE name = $1)
DELETE FROM note WHERE key = '{GLANCE}' || $1
"""
"""It is buried once nothing is left that was its own."""
HOUSES: Final = f"""
SELECT name, value FROM ({_LIVING % "$1"}) AS living JOIN note ON key = '{GLANCE}' || name
ORDER BY name
"""
RELEASE_ALL: Final = "UPDATE tables SET owner = NULL WHERE owner = $1 AND id <> ALL($2::text[])"

TAKE: Final = f"""
UPDATE tables SET owner = $2
WHERE id = $1 AND (owner IS NULL OR owner = $2 OR owner NOT IN ({_LIVING % "$3"}))
RETURNING id
"""
OWNED: Final = "SELECT owner FROM tables WHERE id = $1"
ASK: Final = (
    f"SELECT pg_notify('{CHANNEL}', 'wanted ' || owner || ' ' || id) FROM tables"
    " WHERE id = $1 AND owner IS NOT NULL"
)
TELL: Final = f"SELECT pg_notify('{CHANNEL}', $1)"
RELEASE: Final = "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2"

# What a dead house was playing goes on; the rest can sleep.
ADOPT: Final = f"""
UPDATE tables SET owner = CASE stage WHEN 'playing' THEN $1 END
WHERE id IN (
    SELECT id FROM tables WHERE owner IN ({_DEAD % "$2"}) LIMIT $3 FOR UPDATE SKIP LOCKED
)
RETURNING id, owner
"""
BURY: Final = f"""
WITH gone AS (
    DELETE FROM house h WHERE name IN ({_DEAD % "$1"})
        AND NOT EXISTS (SELECT FROM tables WHERE owner = h.name)
    RETURNING name
)
DELETE FROM note USING gone WHERE key = '{GLANCE}' || gone.name
"""
