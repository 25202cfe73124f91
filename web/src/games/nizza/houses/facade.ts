/** A house's front, worked out floor by floor: windows that keep clear of what one stands on. */

import { arch, at, chance, disc, KERB, sector, type Turn } from '../polar';
import type { Style } from './styles';

/** A piece of a ring: where a roof, a terrace or a balcony lies. */
export interface Ledge {
  from: Turn;
  to: Turn;
  low: number;
  high: number;
}

export interface Front {
  from: Turn;
  to: Turn;
  /** How far out the wall goes, from the street. */
  top: number;
  ledges: readonly Ledge[];
}

const GROUND = 262;
const STOREY = 222;

/** Where each floor begins, the ground floor first; the last number is where the roof does. */
export function floors({ top, ledges, from, to }: Front): number[] {
  const roofs = ledges.filter((each) => each.high > top - 60);
  const whole = roofs.reduce((sum, each) => sum + each.to - each.from, 0);
  const eaves = whole > (to - from) * 0.5 ? Math.min(...roofs.map(({ low }) => low)) : top;
  const storeys = Math.max(1, Math.round((eaves - KERB - GROUND) / STOREY));
  const height = (eaves - KERB - GROUND) / storeys;
  return [
    KERB,
    ...Array.from({ length: storeys + 1 }, (_, index) => KERB + GROUND + index * height),
  ];
}

export interface Windows {
  panes: string;
  /** Those behind which somebody is up late. */
  lit: string;
  bars: string;
  shutters: string;
  slats: string;
  frames: string;
  sills: string;
  blossoms: string;
}

function columns({ from, to }: Front, low: number): Turn[] {
  const wide = (((to - from) * Math.PI) / 180) * low;
  const count = Math.max(2, Math.round(wide / 165));
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) / count) * (to - from));
}

/** Whether something would lie over a ledge, or too near; a balcony throws a shadow on the wall. */
function covered(front: Front, a: Turn, b: Turn, low: number, high: number): boolean {
  return front.ledges.some((ledge) => {
    const under = ledge.high > front.top - 60 ? 4 : 40;
    const beside = a < ledge.to + 0.2 && b > ledge.from - 0.2;
    if (beside && low < ledge.high + 14 && high > ledge.low - under) return true;
    // A balcony has its French window, with shutters.
    const [turn, half] = [(ledge.from + ledge.to) / 2, (ledge.to - ledge.from) * 0.47];
    const door = ledge.high < front.top - 60 && a < turn + half && b > turn - half;
    return door && low < ledge.high + 172 && high > ledge.low;
  });
}

export function windows(front: Front, style: Style, seed: number): Windows {
  const made: Windows = {
    panes: '',
    lit: '',
    bars: '',
    shutters: '',
    slats: '',
    frames: '',
    sills: '',
    blossoms: '',
  };
  const levels = floors(front);
  for (let floor = 1; floor < levels.length - 1; floor += 1) {
    const [low, next] = [levels[floor]!, levels[floor + 1]!];
    const tall = style.windows === 'tall' ? 0.74 : 0.62;
    const [sill, head] = [low + (next - low) * 0.2, low + (next - low) * (0.2 + tall)];
    const turns = columns(front, low);
    const step = (front.to - front.from) / turns.length;
    for (const [index, turn] of turns.entries()) {
      const half = step * 0.19;
      const [a, b] = [turn - half, turn + half];
      if (covered(front, a - step * 0.16, b + step * 0.16, sill - 16, head + 6)) continue;
      const luck = chance(seed * 97 + floor * 13 + index * 7);
      const round = style.windows === 'arched';
      const shape = round ? arch(a, b, sill, head - 14) : sector(a, b, sill, head);
      made.frames += round
        ? arch(a - half * 0.28, b + half * 0.28, sill - 6, head - 8)
        : sector(a - half * 0.28, b + half * 0.28, sill - 6, head + 14);
      made[luck > 0.42 ? 'lit' : 'panes'] += shape;
      made.bars += sector(turn - half * 0.07, turn + half * 0.07, sill, head);
      made.bars += sector(a, b, sill + (head - sill) * 0.6, sill + (head - sill) * 0.6 + 7);
      made.sills += sector(a - half * 0.55, b + half * 0.55, sill - 20, sill - 7);
      const leaf = step * 0.15;
      const [low2, high2] = [sill - 2, head - (round ? 8 : -4)];
      if (luck > 0.9) {
        // A late sleeper.
        made.shutters += sector(a, turn - half * 0.05, low2, high2);
        made.shutters += sector(turn + half * 0.05, b, low2, high2);
      } else {
        made.shutters += sector(a - half * 0.3 - leaf, a - half * 0.3, low2, high2);
        made.shutters += sector(b + half * 0.3, b + half * 0.3 + leaf, low2, high2);
        for (let slat = low2 + 14; slat < high2 - 8; slat += 20) {
          made.slats += sector(
            a - half * 0.3 - leaf * 0.82,
            a - half * 0.3 - leaf * 0.18,
            slat,
            slat + 5,
          );
          made.slats += sector(
            b + half * 0.3 + leaf * 0.18,
            b + half * 0.3 + leaf * 0.82,
            slat,
            slat + 5,
          );
        }
      }
      if (style.flowers && luck < 0.55) {
        for (let bud = 0; bud < 6; bud += 1) {
          const where = a - half * 0.3 + (bud / 5) * (b - a + half * 0.6);
          made.blossoms += disc(at(where, sill - 4 + 9 * chance(bud + index)), 10);
        }
      }
    }
  }
  return made;
}

export interface Shop {
  dark: string;
  lit: string;
  doors: string;
  stone: string;
  /** Awnings: the first colour of the stripes, then the second. */
  cloth: readonly [string, string];
  shade: string;
}

/** What is at street level: shop windows under awnings, arcades, columns or a front door. */
export function shopfront(front: Front, style: Style): Shop {
  const made = { dark: '', lit: '', doors: '', stone: '', shade: '' };
  const cloth: [string, string] = ['', ''];
  const { from, to } = front;
  const wide = to - from;
  const blocked = (a: Turn, b: Turn, low: number, high: number) => covered(front, a, b, low, high);
  const bays = style.ground === 'door' ? 3 : Math.max(3, Math.round(wide / 3.6));
  const step = wide / bays;
  for (let bay = 0; bay < bays; bay += 1) {
    const middle = from + (bay + 0.5) * step;
    const [a, b] = [middle - step * 0.36, middle + step * 0.36];
    const door = bay === Math.floor(bays / 2);
    if (blocked(a, b, KERB + 8, KERB + 150)) continue;
    if (style.ground === 'shop') {
      const high = KERB + 128;
      if (door) made.doors += sector(middle - step * 0.2, middle + step * 0.2, KERB, high);
      else made.lit += sector(a, b, KERB + 34, high);
      if (!door) made.stone += sector(a, b, KERB + 22, KERB + 34);
    } else if (style.ground === 'door' && !door) {
      made.lit += arch(middle - step * 0.16, middle + step * 0.16, KERB + 60, KERB + 140);
      made.stone += sector(middle - step * 0.22, middle + step * 0.22, KERB + 46, KERB + 58);
    } else {
      const half = step * (style.ground === 'door' ? 0.17 : 0.27);
      made.stone += arch(middle - half * 1.25, middle + half * 1.25, KERB, KERB + 140);
      made[door ? 'doors' : 'lit'] += arch(middle - half, middle + half, KERB, KERB + 130);
    }
    if (style.ground === 'columns') {
      for (const edge of [middle - step * 0.5, middle + step * 0.5]) {
        made.stone += sector(edge - step * 0.09, edge + step * 0.09, KERB, KERB + 196);
        made.stone += sector(edge - step * 0.14, edge + step * 0.14, KERB + 190, KERB + 208);
      }
    }
  }
  if (style.ground === 'shop') {
    const [low, high] = [KERB + 104, KERB + 190];
    const stripes = Math.round(wide / 0.72);
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      const a = from + 0.25 + (stripe / stripes) * (wide - 0.5);
      const b = from + 0.25 + ((stripe + 1) / stripes) * (wide - 0.5);
      if (blocked(a, b, low, high)) continue;
      const hem = disc(at((a + b) / 2, low), ((((b - a) / 2) * Math.PI) / 180) * low);
      cloth[stripe % 2 === 0 ? 0 : 1] += sector(a, b, low, high) + hem;
      made.shade += sector(a, b, low - 34, low);
    }
  }
  return { ...made, cloth };
}
