// Written by `ludotheque types` from the Python structs. Do not edit.

export interface Aim {
  kind: "aim";
  onto: number | null;
}

export interface BaseRemoved {
  kind: "base_removed";
  rule: string;
  only: number[] | null;
  piece: number;
}

export interface Building {
  kind: "building";
  seat: number;
}

export interface Deal {
  kind: "deal";
  pieces: number[];
  first: number;
}

export interface Dealing {
  kind: "dealing";
}

export interface Deed {
  seat: number;
  base: number | null;
  hand: number[];
  put: number;
  protests: number[];
}

export interface Falling {
  kind: "falling";
  seat: number;
  held: Take | Lift;
  onto: number | null;
}

export interface Fate {
  kind: "fate";
  fallen: number[];
  seated: boolean;
}

export interface FittingCaught {
  kind: "fitting_caught";
  rule: string;
  only: number[] | null;
  seat: number;
  against: number;
  piece: number;
  onto: number;
}

export interface GameWon {
  kind: "game_won";
  rule: string;
  only: number[] | null;
  seat: number;
  score: number;
}

export interface HandDrawn {
  kind: "hand_drawn";
  rule: string;
  only: number[] | null;
  seat: number;
  pieces: Named[];
}

export interface HandRefilled {
  kind: "hand_refilled";
  rule: string;
  only: number[] | null;
  seat: number;
  pieces: Named[];
  left: number;
}

export interface HoldLost {
  kind: "hold_lost";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface Holding {
  kind: "holding";
  seat: number;
  held: Take | Lift;
  seed: number | null;
}

export interface IdlenessCaught {
  kind: "idleness_caught";
  rule: string;
  only: number[] | null;
  seat: number;
  against: number;
}

export interface LastPiecePut {
  kind: "last_piece_put";
  rule: string;
  only: number[] | null;
  seat: number;
  left: number;
}

export interface Lift {
  kind: "lift";
  piece: number;
  onto: number;
}

export interface Lost {
  kind: "lost";
}

export interface Named {
  piece: number;
}

export interface OldestNamed {
  kind: "oldest_named";
  rule: string;
  only: number[] | null;
  seat: number;
  lot: boolean;
}

export interface Options {
  seats: number;
  game: "fast" | "normal";
  fallen: "bag" | "out";
  referee: "automatic" | "players";
  stars: "everywhere" | "zap";
  tremor: "easy" | "hard" | "normal";
  tiring: "off" | "on";
  oldest: "first" | "fourth" | "lot" | "second" | "third";
  physics: "reckoned" | "wood";
  hints: "hidden" | "shown";
}

export interface Over {
  kind: "over";
  rule: string;
}

export interface Pass {
  kind: "pass";
}

export interface PiecePut {
  kind: "piece_put";
  rule: string;
  only: number[] | null;
  seat: number;
  piece: number;
  onto: number;
  height: number;
}

export interface PieceTaken {
  kind: "piece_taken";
  rule: string;
  only: number[] | null;
  seat: number;
  piece: number;
}

export interface PieceTakenBack {
  kind: "piece_taken_back";
  rule: string;
  only: number[] | null;
  seat: number;
  piece: number;
  why: "does_not_fit" | "held_too_long" | "kept_in_hand" | "off_the_table" | "something_fell";
}

export interface PiecesFell {
  kind: "pieces_fell";
  rule: string;
  only: number[] | null;
  seat: number;
  pieces: Named[];
  number: number;
  piece: number;
  why: "dropped" | "let_go_high" | "sank" | "shoved" | "turned" | "unmeasured";
  much: number;
  most: number;
}

export interface PiecesShared {
  kind: "pieces_shared";
  rule: string;
  only: number[] | null;
  each: number;
  turns: number;
}

export interface PointsScored {
  kind: "points_scored";
  rule: string;
  only: number[] | null;
  seat: number;
  points: number;
  score: number;
}

export interface Pose {
  piece: number;
  x: number;
  y: number;
  angle: number;
  turned: boolean;
}

export interface PracticeEnded {
  kind: "practice_ended";
  rule: string;
  only: number[] | null;
  seat: number;
  score: number;
}

export interface Protest {
  kind: "protest";
}

export interface ProtestRejected {
  kind: "protest_rejected";
  rule: string;
  only: number[] | null;
  seat: number;
  against: number;
  why: "hand_was_empty" | "no_room" | "nothing_fitted";
}

export interface Put {
  kind: "put";
  trace: string;
}

export interface Refill {
  kind: "refill";
  pieces: number[];
}

export interface Refilling {
  kind: "refilling";
  seat: number;
}

export interface SecondTowerCaught {
  kind: "second_tower_caught";
  rule: string;
  only: number[] | null;
  seat: number;
  against: number;
}

export interface SecondTowerForbidden {
  kind: "second_tower_forbidden";
  rule: string;
  only: number[] | null;
  seat: number;
  piece: number;
}

export interface Settle {
  kind: "settle";
  released: Pose | null;
  poses: Pose[];
}

export interface Settling {
  kind: "settling";
  seat: number;
  held: Take | Lift;
  seed: number | null;
  trace: string | null;
}

export interface StandstillReached {
  kind: "standstill_reached";
  rule: string;
  only: number[] | null;
  why: "no_piece_left" | "too_long";
  turns: number;
}

export interface Steady {
  kind: "steady";
  seed: number;
}

export interface Steadying {
  kind: "steadying";
  seat: number;
  held: Take | Lift;
}

export interface Take {
  kind: "take";
  piece: number;
  cut_down: boolean;
  turned: boolean;
}

export interface TimeUp {
  kind: "time_up";
}

export interface TowerForbidden {
  kind: "tower_forbidden";
  rule: string;
  only: number[] | null;
  seat: number;
  base: Named;
  piece: number;
  onto: number;
}

export interface TowerLifted {
  kind: "tower_lifted";
  rule: string;
  only: number[] | null;
  seat: number;
  piece: number;
  onto: number;
  number: number;
}

export interface TowerStarted {
  kind: "tower_started";
  rule: string;
  only: number[] | null;
  seat: number;
  piece: number;
  towers: number;
}

export interface TowerTooNear {
  kind: "tower_too_near";
  rule: string;
  only: number[] | null;
  seat: number;
  piece: number;
  gap: number;
}

export interface TowerUntouched {
  kind: "tower_untouched";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface TurnBegan {
  kind: "turn_began";
  rule: string;
  only: number[] | null;
  turn: number;
  seat: number;
}

export interface TurnPassed {
  kind: "turn_passed";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface View {
  seat: number | null;
  options: Options;
  phase: Dealing | Building | Steadying | Holding | Settling | Falling | Refilling | Over;
  first: number;
  turn: number;
  scores: number[];
  hands: number[][];
  piles: ((number | null)[])[];
  aside: (number | null)[];
  bag: number[];
  out: number[];
  towers: number[][];
  poses: Pose[];
  put: number;
  holds: number;
  deed: Deed | null;
  start: Pose | null;
}

export interface WinShared {
  kind: "win_shared";
  rule: string;
  only: number[] | null;
  winners: number[];
  score: number;
}

export interface Withdraw {
  kind: "withdraw";
}

export interface ZapMissed {
  kind: "zap_missed";
  rule: string;
  only: number[] | null;
  seat: number;
  onto: number;
  why: "carried_back" | "held_too_long" | "misfit";
}

export interface Zapped {
  kind: "zapped";
  rule: string;
  only: number[] | null;
  seat: number;
  number: number;
  stars: number;
}

export type Move = Deal | Steady | Settle | Fate | Refill | Take | Lift | Put | Aim | Withdraw | Lost | Pass | TimeUp | Protest;

export type Event = PiecesShared | OldestNamed | HandDrawn | TurnBegan | PieceTaken | PiecePut | PieceTakenBack | TowerStarted | TowerTooNear | TowerForbidden | SecondTowerForbidden | TurnPassed | HandRefilled | FittingCaught | SecondTowerCaught | IdlenessCaught | ProtestRejected | BaseRemoved | PiecesFell | PointsScored | TowerLifted | HoldLost | TowerUntouched | Zapped | ZapMissed | LastPiecePut | StandstillReached | GameWon | WinShared | PracticeEnded;
