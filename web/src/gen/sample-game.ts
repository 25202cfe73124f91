// Written by `ludotheque types` from the Python structs. Do not edit.

export interface Choose {
  kind: "choose";
  place: "bank" | "beach" | "reef";
}

export interface Choosing {
  kind: "choosing";
}

export interface GameEnded {
  kind: "game_ended";
  rule: string;
  only: number[] | null;
  winners: number[];
}

export interface GotWet {
  kind: "got_wet";
  rule: string;
  only: number[] | null;
  seat: number;
  place: "bank" | "beach" | "reef";
}

export interface Options {
  seats: number;
  tides: 8 | 14;
}

export interface Over {
  kind: "over";
  winners: number[];
}

export interface PlaceChosen {
  kind: "place_chosen";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface PlaceShown {
  kind: "place_shown";
  rule: string;
  only: number[] | null;
  seat: number;
  place: "bank" | "beach" | "reef";
}

export interface Roll {
  kind: "roll";
  die: number;
}

export interface Rolling {
  kind: "rolling";
}

export interface ShellsGathered {
  kind: "shells_gathered";
  rule: string;
  only: number[] | null;
  seat: number;
  place: "bank" | "beach" | "reef";
  shells: number;
}

export interface TideBegan {
  kind: "tide_began";
  rule: string;
  only: number[] | null;
  round: number;
}

export interface View {
  seat: number | null;
  options: Options;
  phase: Choosing | Rolling | Over;
  tide: number;
  shells: number[];
  wet: boolean[];
  chosen: boolean[];
  places: ("bank" | "beach" | "reef" | null)[];
}

export interface WaveCame {
  kind: "wave_came";
  rule: string;
  only: number[] | null;
  die: number;
}

export type Move = Choose | Roll;

export type Event = TideBegan | PlaceChosen | PlaceShown | WaveCame | GotWet | ShellsGathered | GameEnded;
