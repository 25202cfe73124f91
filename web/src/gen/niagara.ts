// Written by `ludotheque types` from the Python structs. Do not edit.

export interface Canoe {
  place: "L6" | "L7" | "M1" | "M2" | "M3" | "M4" | "M5" | "R6" | "R7" | "beach" | "falls";
  gem: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire" | null;
}

export interface CanoeBoughtBack {
  kind: "canoe_bought_back";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
  gem: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire";
}

export interface CanoeFell {
  kind: "canoe_fell";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
  gem: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire" | null;
}

export interface CanoeGivenBack {
  kind: "canoe_given_back";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
}

export interface CanoeLanded {
  kind: "canoe_landed";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
  lost: number;
}

export interface CanoeLaunched {
  kind: "canoe_launched";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
  left: number;
}

export interface CanoePaddled {
  kind: "canoe_paddled";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
  start: "L6" | "L7" | "M1" | "M2" | "M3" | "M4" | "M5" | "R6" | "R7";
  to: "L6" | "L7" | "M1" | "M2" | "M3" | "M4" | "M5" | "R6" | "R7";
  left: number;
}

export interface Choosing {
  kind: "choosing";
}

export interface Clouding {
  kind: "clouding";
  seat: number;
}

export interface DiscPushed {
  kind: "disc_pushed";
  rule: string;
  only: number[] | null;
  side: "L" | "R";
}

export interface DrawLots {
  kind: "draw_lots";
  first: number;
  fork: "L" | "R" | null;
}

export interface DrawingLots {
  kind: "drawing_lots";
}

export interface FirstPlayerDrawn {
  kind: "first_player_drawn";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface Flow {
  kind: "flow";
  sides: ("L" | "R")[];
}

export interface Flowing {
  kind: "flowing";
  discs: number;
}

export interface ForkDrawn {
  kind: "fork_drawn";
  rule: string;
  only: number[] | null;
  side: "L" | "R";
}

export interface GameEnded {
  kind: "game_ended";
  rule: string;
  only: number[] | null;
  winners: number[];
}

export interface GemExchanged {
  kind: "gem_exchanged";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
  given: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire";
  gem: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire";
  left: number;
}

export interface GemLoaded {
  kind: "gem_loaded";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
  gem: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire";
  left: number;
}

export interface GemRobbed {
  kind: "gem_robbed";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
  victim: number;
  victim_canoe: number;
  gem: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire";
}

export interface GemStored {
  kind: "gem_stored";
  rule: string;
  only: number[] | null;
  seat: number;
  gem: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire";
}

export interface GemUnloaded {
  kind: "gem_unloaded";
  rule: string;
  only: number[] | null;
  seat: number;
  canoe: number;
  gem: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire";
  left: number;
}

export interface Handling {
  at: "L6" | "L7" | "M1" | "M2" | "M3" | "M4" | "M5" | "R6" | "R7";
  act: "exchange" | "load" | "unload";
}

export interface Launching {
  kind: "launching";
  seat: number;
}

export interface Lay {
  kind: "lay";
  tile: number;
  buy_back: "amber" | "amethyst" | "diamond" | "ruby" | "sapphire" | null;
}

export interface LifebuoyPassed {
  kind: "lifebuoy_passed";
  rule: string;
  only: number[] | null;
  seat: number;
  round: number;
}

export interface MoveWeather {
  kind: "move_weather";
  by: -1 | 1;
}

export interface Options {
  seats: number;
  loading: "anywhere" | "ends";
  river_minimum: 0 | 1;
  fork: "alternate" | "random";
  ending: "at_once" | "finish_round";
  memo: "off" | "on";
  launch: "may" | "must";
}

export interface Over {
  kind: "over";
  winners: number[];
}

export interface Paddle {
  kind: "paddle";
  canoe: number;
  to: "L6" | "L7" | "M1" | "M2" | "M3" | "M4" | "M5" | "R6" | "R7" | "beach" | "falls";
  cargo: Handling[];
  rob: Theft | null;
}

export interface Paddling {
  kind: "paddling";
  seat: number;
  must: number[];
  may: number[];
  both: boolean;
}

export interface RiverRose {
  kind: "river_rose";
  rule: string;
  only: number[] | null;
  lowest: number;
  weather: number;
  speed: number;
}

export interface Stay {
  kind: "stay";
}

export interface StayedAshore {
  kind: "stayed_ashore";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface StoreFilled {
  kind: "store_filled";
  rule: string;
  only: number[] | null;
  seat: number;
  way: "any" | "different" | "same";
}

export interface Theft {
  seat: number;
  canoe: number;
}

export interface TileLaid {
  kind: "tile_laid";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface TileTurned {
  kind: "tile_turned";
  rule: string;
  only: number[] | null;
  seat: number;
  tile: number;
}

export interface TilesTakenBack {
  kind: "tiles_taken_back";
  rule: string;
  only: number[] | null;
}

export interface View {
  seat: number | null;
  options: Options;
  phase: DrawingLots | Choosing | Launching | Paddling | Clouding | Flowing | Over;
  round: number;
  lifebuoy: number;
  weather: number;
  fork: "L" | "R" | null;
  sites: number[];
  stores: number[][];
  canoes: [Canoe, Canoe][];
  hands: (number[] | null)[];
  sealed: boolean[];
  laid: (number | null)[];
  buy_backs: ("amber" | "amethyst" | "diamond" | "ruby" | "sapphire" | null)[];
  turned: number;
  speed: number | null;
}

export interface WeatherMoved {
  kind: "weather_moved";
  rule: string;
  only: number[] | null;
  seat: number;
  weather: number;
}

export type Move = DrawLots | Lay | Paddle | Stay | MoveWeather | Flow;

export type Event = FirstPlayerDrawn | ForkDrawn | TileLaid | CanoeBoughtBack | TileTurned | CanoeLaunched | CanoePaddled | GemLoaded | GemUnloaded | GemExchanged | CanoeLanded | GemStored | GemRobbed | StayedAshore | WeatherMoved | RiverRose | DiscPushed | CanoeFell | CanoeGivenBack | LifebuoyPassed | TilesTakenBack | StoreFilled | GameEnded;
