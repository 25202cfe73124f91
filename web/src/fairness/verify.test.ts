import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import practice from '../../../tests/transcripts/vertiges/practice-in-wood.de.jsonl?raw';
import drawAgain from '../games/niagara/draws';
import towers from '../games/vertiges/draws';
import { Chance } from './chance';
import golden from './record.golden.jsonl?raw';
import apart from './record2.golden.jsonl?raw';
import { Unreadable, verify, type Check, type Pledge } from './verify';

const TRANSCRIPTS = Object.entries(
  import.meta.glob<string>('../../../tests/transcripts/niagara/*.jsonl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

type Line = Record<string, unknown>;

const lines = golden.trimEnd().split('\n');
const parsed = () => lines.map((line) => JSON.parse(line) as Line);
const own: Pledge = {
  commitment: parsed()[0]!.commitment as string,
  entropies: ['given before', (parsed()[0]!.entropy as string[])[0]!],
};

const report = (text: string, pledge: Pledge | null = own) =>
  verify(utf8ToBytes(text), drawAgain, pledge);
const wrong = (text: string, pledge: Pledge | null = own): Check['what'][] =>
  report(text, pledge).checks.flatMap(({ what, good }) => (good === false ? [what] : []));

/** Altered by somebody who knows how a record is closed: the digest fits. */
function altered(change: (lines: Line[]) => void): string {
  const all = parsed();
  change(all);
  const before = all.slice(0, -1).map((line) => `${JSON.stringify(line)}\n`);
  const digest = bytesToHex(sha256(utf8ToBytes(before.join(''))));
  return `${before.join('')}${JSON.stringify({ ...all.at(-1), digest })}\n`;
}

const drawn = (all: Line[]) => all.filter((line) => line.seat === -1);

describe('what is drawn again', () => {
  it('is the worked example of the documentation', () => {
    const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
    const stream = new Chance(seed, ['ana', 'ben', 'chloé']).at(0);
    expect(bytesToHex(stream.key)).toMatch(/^66d8b3b144d1885a/);
    expect(stream.bits(3)).toBe(4);
    const options = { seats: 3, fork: 'alternate' };
    const lots = drawAgain(
      new Chance(seed, ['ana', 'ben', 'chloé']).at(0),
      { kind: 'draw_lots' },
      options,
      [],
    );
    expect(lots).toEqual({ kind: 'draw_lots', first: 2, fork: 'L' });
  });

  it('goes on over many blocks, and never reaches its limit', () => {
    const stream = new Chance(hexToBytes('00'.repeat(32)), ['x']).at(7);
    const numbers = Array.from({ length: 2000 }, () => stream.below(5));
    for (const each of [0, 1, 2, 3, 4])
      expect(numbers.filter((number) => number === each).length).toBeGreaterThan(330);
    expect(Math.max(...numbers)).toBe(4);
    expect(stream.bits(32)).toBeLessThan(2 ** 32);
  });
});

describe('an honest record', () => {
  it('of the house is good in every respect', () => {
    const found = report(golden);
    expect(found.checks.map(({ good }) => good)).toEqual([true, true, true, true, true, true]);
    expect(found.draws.map(({ good }) => good)).toEqual([true, true, true, true, true]);
    expect(found.good).toBe(true);
    expect(found.fingerprint).toBe(bytesToHex(sha256(utf8ToBytes(golden))));
  });

  it('is not said to be what nobody here has seen', () => {
    const found = report(golden, null);
    const unknown = found.checks.flatMap(({ what, good }) => (good === null ? [what] : []));
    expect(unknown).toEqual(['seen', 'own']);
    expect(found.good).toBe(true);
    const game = verify(utf8ToBytes(golden), null);
    expect(game.checks.find(({ what }) => what === 'draws')!.good).toBeNull();
  });

  it.each(TRANSCRIPTS)('of a whole game on file draws as it did: %s', (_, text) => {
    const found = report(text, null);
    expect(found.draws.length).toBeGreaterThan(0);
    expect(found.draws.every(({ good }) => good)).toBe(true);
    // These were played in an arena, where bots have other words than in the house.
    expect(wrong(text, null)).toEqual(['luck']);
  });
});

describe('a game of which the page knows only a part', () => {
  it('is checked as far as that goes, and no further', () => {
    const found = verify(utf8ToBytes(practice), towers);
    const good = (kind: string) =>
      new Set(
        found.draws
          .filter(({ move }) => (move as { kind: string }).kind === kind)
          .map((draw) => draw.good),
      );
    expect([...good('deal'), ...good('steady'), ...good('settle')]).toEqual([true, true, null]);
    expect(found.made).toBeGreaterThan(1);
    expect(found.made).toBeLessThan(found.draws.length);
    expect(found.checks.at(-1)).toEqual({ what: 'draws', good: null });
  });

  it('still shows a tremor that was not drawn', () => {
    const bent = practice.replace(/"seed":(\d+)/, (_, seed) => `"seed":${Number(seed) ^ 1}`);
    expect(verify(utf8ToBytes(bent), towers).checks.at(-1)!.good).toBe(false);
  });
});

describe('what was played before a draw', () => {
  const ply = (at: number, seat: number): Line => ({ kind: 'ply', at, seat, move: { at } });
  const earlier = (between: Line[]): unknown[] => {
    const seen: unknown[] = [];
    const record = altered((all) => {
      const numbered = [...between, ply(0, -1)].map((line, at) => ({ ...line, at }));
      all.splice(1, all.length - 2, ...numbered);
    });
    verify(utf8ToBytes(record), (_chance, _move, _options, before) => {
      seen.push(...before!.map(({ seat }) => seat));
      return undefined;
    });
    return seen;
  };
  const undo = (taken: number, alone: boolean): Line => ({
    kind: 'undo',
    seat: 0,
    ply: taken,
    alone,
  });

  it('is told, without what was taken back', () => {
    const plies = [ply(0, 0), ply(1, 1), ply(2, 2)];
    expect(earlier(plies)).toEqual([0, 1, 2]);
    expect(earlier([...plies, undo(1, true)])).toEqual([0, 2]);
    expect(earlier([...plies, undo(1, false)])).toEqual([0]);
    expect(earlier([...plies, undo(1, false), ply(4, 1)])).toEqual([0, 1]);
  });
});

describe('a record that was tampered with', () => {
  it('has a wrong digest, whichever line was changed', () => {
    for (const index of lines.keys()) {
      if (index === lines.length - 1) continue;
      const bent = lines.with(index, lines[index]!.replace(/[013]/, '2'));
      if (bent[index] !== lines[index]) expect(wrong(`${bent.join('\n')}\n`)).toContain('whole');
    }
    expect(wrong(`${lines.toSpliced(5, 1).join('\n')}\n`)).toContain('whole');
  });

  it('does not hide a draw behind a new digest', () => {
    const first = altered((all) => {
      const lots = drawn(all)[0]!.move as { first: number };
      lots.first = (lots.first + 1) % 3;
    });
    expect(wrong(first)).toEqual(['draws']);
    for (const index of [1, 2, 3, 4]) {
      const bent = altered((all) => {
        const { sides } = drawn(all)[index]!.move as { sides: string[] };
        sides[0] = sides[0] === 'L' ? 'R' : 'L';
      });
      expect(wrong(bent)).toEqual(['draws']);
      expect(report(bent).draws.map(({ good }) => good)).toEqual(
        [true, true, true, true, true].with(index, false),
      );
    }
  });

  it('cannot have chance do what is not chance’s', () => {
    expect(wrong(altered((all) => (drawn(all)[1]!.move = { kind: 'stay' })))).toEqual(['draws']);
  });

  it('cannot have another seed, nor another seal', () => {
    const seed = 'ab'.repeat(32);
    expect(wrong(altered((all) => (all.at(-1)!.seed = seed)))).toEqual(['seal', 'draws']);
    const both = altered((all) => {
      all.at(-1)!.seed = seed;
      all[0]!.commitment = bytesToHex(sha256(hexToBytes(seed)));
    });
    expect(wrong(both)).toEqual(['seen', 'draws']);
    for (const bad of ['', 'AB'.repeat(32), 'ab'.repeat(31), 'xy'.repeat(32)])
      expect(wrong(altered((all) => (all.at(-1)!.seed = bad)))).toEqual(['seal', 'draws']);
  });

  it('cannot have other luck', () => {
    const bots = altered((all) => ((all[0]!.entropy as string[])[2] = 'lucky'));
    expect(wrong(bots)).toEqual(['luck', 'draws']);
    const mine = altered((all) => ((all[0]!.entropy as string[])[0] = 'lucky'));
    expect(wrong(mine)).toEqual(['own', 'draws']);
    const none = altered((all) => ((all[0]!.entropy as string[])[0] = ''));
    expect(wrong(none)).toContain('luck');
  });

  it('cannot have its draws pushed to other numbers', () => {
    const pushed = altered((all) => {
      all.splice(2, 1);
      all.slice(2, -1).forEach((line) => (line.at = (line.at as number) - 1));
    });
    expect(wrong(pushed)).toEqual(['draws']);
    expect(wrong(altered((all) => all.splice(2, 1)))).toEqual(['whole']);
  });

  it('may be no record at all', () => {
    const bad = ['', '\n', '{}\n{}\n', 'x\ny\n', golden.trimEnd(), `${lines[0]}\n`, `${golden}\n`];
    for (const text of [...bad, `\ufeff${golden}`, lines.slice(0, -1).join('\n') + '\n'])
      expect(() => report(text)).toThrow(Unreadable);
    expect(() => verify(new Uint8Array([255, 10, 255, 10]), drawAgain)).toThrow(Unreadable);
  });
});

describe('a record that keeps names apart', () => {
  const game = apart.trimEnd().split('\n').slice(0, -1);
  const names = apart.trimEnd().split('\n').at(-1)!;
  const without = `${game.join('\n')}\n`;

  it('is as good as one that has them in its header, and draws the same', () => {
    expect(JSON.parse(names)).toEqual({ kind: 'names', names: [null, 'Ben', 'Robot 1'] });
    expect(game[0]).not.toContain('Ben');
    const found = report(apart);
    expect(found.checks.map(({ good }) => good)).toEqual([true, true, true, true, true, true]);
    expect(found.draws).toEqual(report(golden).draws);
  });

  it('is the same game under other names, and under none', () => {
    const found = report(apart);
    expect(report(apart.replace('Ben', 'Bob'))).toEqual(found);
    expect(report(without)).toEqual(found);
    expect(found.fingerprint).toBe(bytesToHex(sha256(utf8ToBytes(without))));
  });

  it('is not whole if any other byte is another', () => {
    expect(wrong(apart.replace('"version":1', '"version":2'))).toEqual(['whole']);
    expect(wrong(apart.replace('"bot":null}', '"bot":"novice"}'))).toContain('whole');
    for (let at = game[0]!.length; at < without.length - game.at(-1)!.length - 1; at += 7) {
      const bent = `${without.slice(0, at)}${without[at] === 'x' ? 'y' : 'x'}${without.slice(at + 1)}`;
      let good: boolean;
      try {
        ({ good } = report(bent + names + '\n'));
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        good = false;
      }
      expect([at, good]).toEqual([at, false]);
    }
  });

  it('cannot be read with two lines of names, nor can a record of the first format with one', () => {
    expect(() => report(`${apart}${names}\n`)).toThrow(Unreadable);
    expect(() => report(`${golden}${names}\n`)).toThrow(Unreadable);
  });
});
