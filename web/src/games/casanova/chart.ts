/** The chart of Venice, lying down: where docks, bends, streets and theatres are. */

import type { Theatre } from './venice';

export type Pair = readonly [x: number, y: number];

/** The map lying down; standing up, it is mirrored along its diagonal. */
export const LENGTH = 600;
export const BREADTH = 420;

/** Docks, and where canals meet. No two docks are nearer than a finger is wide. */
export const NODES: Record<string, Pair> = {
  JW: [70, 142],
  'Palazzo Rosso': [104, 160],
  'Palazzo Giallo': [146, 128],
  'Palazzo Verde': [188, 160],
  'Palazzo Blu': [230, 128],
  'Palazzo Viola': [272, 160],
  'San Marcuola': [320, 142],
  JA: [348, 142],
  'Ca’ d’Oro': [380, 152],
  JC: [400, 178],
  Rialto: [410, 214],
  'San Silvestro': [367, 241],
  JE4: [326, 246],
  'San Tomà': [284, 262],
  'San Samuele': [276, 318],
  Accademia: [338, 333],
  JS: [376, 358],
  'Molo 1': [414, 348],
  'Molo 2': [452, 377],
  'Molo 3': [492, 348],
  'Molo 4': [532, 377],
  'Molo 5': [570, 346],
  JE: [585, 316],
  'Tre Archi': [56, 82],
  'Sant’Alvise': [124, 44],
  'Madonna dell’Orto': [206, 34],
  JB: [266, 36],
  'Fondamente Nove': [320, 38],
  Gesuiti: [392, 44],
  JD: [432, 60],
  Ospedale: [474, 72],
  Celestia: [538, 112],
  Arsenale: [578, 216],
  'San Zaccaria': [562, 290],
  'Santa Marta': [44, 206],
  'San Basilio': [48, 260],
  JF: [70, 298],
  'San Sebastiano': [98, 332],
  Zattere: [162, 366],
  'Spirito Santo': [238, 388],
  'Punta della Salute': [322, 390],
  Misericordia: [302, 88],
  Frari: [222, 226],
  'San Pantalon': [146, 240],
  'San Zanipolo': [446, 142],
  'Santa Maria Formosa': [470, 206],
  'San Lorenzo': [508, 268],
  JG: [512, 222],
  JG2: [516, 166],
};

/** Where a canal bends between two of those. */
export const BENDS: Record<string, readonly Pair[]> = {
  'JW|Tre Archi': [[56, 112]],
  'San Tomà|San Samuele': [[268, 290]],
  'Celestia|Arsenale': [[584, 158]],
  'San Zanipolo|Santa Maria Formosa': [[444, 180]],
  'Santa Marta|San Basilio': [[37, 234]],
  'Punta della Salute|JS': [[356, 382]],
  'JE4|Frari': [[274, 228]],
  'San Pantalon|JF': [[108, 270]],
};

export const HOUSES_OF_PLAY: Record<Theatre, Pair> = {
  'San Cassiano': [338, 193],
  'San Giovanni Grisostomo': [372, 98],
  'San Samuele': [218, 344],
  'Sant’Angelo': [332, 287],
  'San Luca': [160, 292],
  'San Benedetto': [492, 150],
  'San Moisè': [554, 170],
};

/** The way of a street from its first end to its other one; a name is that theatre's door. */
export const STREET_WAYS: Record<string, readonly (Pair | Theatre)[]> = {
  'Tre Archi': [
    [26, 110],
    [17, 146],
    [24, 180],
  ],
  'Sant’Alvise': [[210, 67]],
  'Madonna dell’Orto': [[262, 84]],
  'Fondamente Nove': ['San Giovanni Grisostomo', [424, 158], [430, 190]],
  Gesuiti: [[437, 91], [468, 115], 'San Benedetto', [490, 184]],
  Ospedale: [[463, 112]],
  Celestia: ['San Moisè', [561, 230]],
  Arsenale: [[550, 240]],
  'Ca’ d’Oro': [[346, 168], 'San Cassiano', [344, 222]],
  'San Tomà': [[309, 269], 'Sant’Angelo', [312, 324], [313, 358]],
  'San Samuele': ['San Samuele'],
  Accademia: [
    [324, 362],
    [284, 374],
  ],
  Frari: ['San Luca'],
  'San Pantalon': [[96, 236]],
};

/** The upper one of each two streets that cross. */
export const OVER: readonly string[] = ['Madonna dell’Orto', 'Ospedale', 'Arsenale', 'Accademia'];

/** The reach of the palazzi is wide: they look at one another across it. */
export const BASIN: readonly Pair[] = [
  [72, 142],
  [110, 145],
  [188, 145],
  [272, 145],
  [318, 142],
];
/** Palazzi and moli lie beside the channel; whoever passes them keeps to its middle. */
export const ABEAM: Record<string, Pair> = {
  'Palazzo Rosso': [104, 144],
  'Palazzo Giallo': [146, 145],
  'Palazzo Verde': [188, 145],
  'Palazzo Blu': [230, 145],
  'Palazzo Viola': [272, 144],
  'Molo 1': [414, 363],
  'Molo 2': [452, 363],
  'Molo 3': [492, 363],
  'Molo 4': [532, 363],
  'Molo 5': [568, 358],
};

/** The Doge's quay, where the land ends towards the moli. */
export const QUAY: readonly Pair[] = [
  [572, 322],
  [552, 329],
  [410, 329],
  [386, 346],
];

/** Where palazzi stand: beside their docks, on either bank in turn. */
export const PALAZZO_OFFSET: readonly Pair[] = [
  [0, 27],
  [0, -27],
  [0, 27],
  [0, -27],
  [0, 27],
];
