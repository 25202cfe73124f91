// A boardgame.io server for `scripts/bench peers`: `node matches.cjs memory|disk FOLDER`.
//
// Its game asks of the server what Niagara asks of the house: three seats lay tiles that others do
// not see until all lie, everybody is shown the whole table after each move, and it is as large.

const { FlatFile, Server } = require("boardgame.io/server");

const [store, folder] = process.argv.slice(2);
const SEATS = 3;
const TILES = [1, 2, 3, 4, 5, 6, 7];

const tiles = {
  name: "tiles",
  setup: () => ({
    options: { seats: SEATS, loading: "ends", river: 0, fork: "alternate", memo: "on" },
    round: 1,
    lifebuoy: 0,
    weather: 0,
    sites: [5, 5, 5, 5, 5],
    stores: Array.from({ length: SEATS }, () => [0, 0, 0, 0, 0]),
    canoes: Array.from({ length: SEATS }, () => [
      { place: "beach", gem: null },
      { place: "beach", gem: null },
    ]),
    hands: Array.from({ length: SEATS }, () => [...TILES]),
    laid: Array(SEATS).fill(null),
    events: [],
  }),
  moves: {
    lay: ({ G, playerID }, tile) => {
      const seat = Number(playerID);
      if (!G.hands[seat].includes(tile)) return "INVALID_MOVE";
      G.laid[seat] = tile;
      G.hands[seat] = G.hands[seat].filter((each) => each !== tile);
      G.events.push({ kind: "tile_laid", rule: "2.1", seat });
      if (G.laid.includes(null)) return;
      G.laid.forEach((speed, owner) => {
        G.canoes[owner][speed % 2] = { place: String(speed), gem: speed > 3 ? "amethyst" : null };
        if (!G.hands[owner].length) G.hands[owner] = [...TILES];
      });
      G.laid.fill(null);
      G.events = G.events.slice(-6);
      G.round += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    laid: G.laid.map((tile, seat) => (String(seat) === playerID ? tile : null)),
  }),
};

const db = store === "disk" ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [tiles], db, origins: [] });
// On any free port, and not for the whole network.
const listen = server.app.listen;
server.app.listen = (_port, ready) => listen.call(server.app, 0, "127.0.0.1", ready);
const said = console.log;
console.log = console.info = () => {};
server.run(0).then(({ appServer }) => said(`http://127.0.0.1:${appServer.address().port}`));
