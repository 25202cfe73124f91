/** The light that things stand in: a bright room by day, a lamp in the evening. */

export interface Light {
  wall: string;
  wallFar: string;
  glow: string;
  table: readonly [number, number, number];
  edge: string;
  /** How dark a shadow is. */
  shade: number;
  /** How bright wood is, and how much brighter where the light falls. */
  ambient: number;
  lamp: number;
  /** Round the front of each piece. */
  line: string;
  /** Laid over everything from the middle outwards. */
  dusk: string;
  /** Where something would fit, and where nothing may stand. */
  ghost: string;
  forbidden: string;
}

export const DAY: Light = {
  wall: '#f4e8d3',
  wallFar: '#cfb48c',
  glow: 'rgb(255 246 222 / 0.9)',
  table: [176, 124, 76],
  edge: '#6f4526',
  shade: 0.4,
  ambient: 0.72,
  lamp: 0.42,
  line: 'rgb(58 26 6 / 0.7)',
  dusk: 'rgb(92 52 18 / 0.22)',
  ghost: '#157a4a',
  forbidden: '#c0281c',
};

export const EVENING: Light = {
  wall: '#57402f',
  wallFar: '#17100d',
  glow: 'rgb(255 196 110 / 0.42)',
  table: [112, 70, 40],
  edge: '#2c190e',
  shade: 0.62,
  ambient: 0.5,
  lamp: 0.46,
  line: 'rgb(20 8 2 / 0.8)',
  dusk: 'rgb(8 4 3 / 0.62)',
  ghost: '#7fe0a4',
  forbidden: '#ff6a55',
};

/** Where the light comes from: from the left, above, a little in front. */
export const FROM = { x: -0.5, y: 0.86 };

export type Colour = readonly [number, number, number];

/** So much light on a colour; what lies in the shade of warm things is warm itself. */
export function lit([red, green, blue]: Colour, how: number): string {
  const shade = Math.max(0, 1 - how);
  const part = (value: number, loss: number) =>
    Math.round(
      Math.max(0, Math.min(255, value * how * (1 - loss * shade) + (how > 1 ? (how - 1) * 60 : 0))),
    );
  return `rgb(${part(red, 0)} ${part(green, 0.22)} ${part(blue, 0.5)})`;
}
