// Written by `ludotheque types` from the Python structs. Do not edit.

export interface Aboard {
  kind: "aboard";
}

export interface Aside {
  kind: "aside";
}

export interface BoardHelicopter {
  kind: "board_helicopter";
}

export interface CaseLost {
  kind: "case_lost";
  rule: string;
  only: number[] | null;
  seat: number;
  case: "jewels" | "tools";
}

export interface CaseTaken {
  kind: "case_taken";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface Climb {
  kind: "climb";
  x: number;
  y: number;
  onto: "green" | "h10_balcony" | "h10_roof" | "h11_balcony" | "h11_roof" | "h11_upper_balcony" | "h12_balcony" | "h12_roof" | "h1_balcony" | "h2_balcony" | "h2_roof" | "h2_upper_balcony" | "h3_balcony" | "h3_roof" | "h4_balcony" | "h4_roof" | "h5_balcony" | "h5_roof" | "h5_upper_balcony" | "h6_balcony" | "h6_roof" | "h7_balcony" | "h7_roof" | "h7_upper_balcony" | "h8_balcony" | "h8_roof" | "h9_balcony" | "h9_roof" | "h9_upper_balcony" | "palm_a" | "palm_b" | "palm_c" | "palm_d" | "palm_e" | "red1" | "red2" | "yacht" | "street" | null;
}

export interface DealRopes {
  kind: "deal_ropes";
  lengths: number[];
  sits_out: number | null;
}

export interface Dealing {
  kind: "dealing";
}

export interface DiceKept {
  kind: "dice_kept";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface DiceThrown {
  kind: "dice_thrown";
  rule: string;
  only: number[] | null;
  seat: number;
  throw: number;
  dice: Face[];
}

export interface DieHandedOn {
  kind: "die_handed_on";
  rule: string;
  only: number[] | null;
  seat: number;
  symbol: "ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk";
  to: number;
  used: boolean;
}

export interface DieLost {
  kind: "die_lost";
  rule: string;
  only: number[] | null;
  seat: number;
  symbol: "ladder" | "parachute" | "swing";
}

export interface EndTurn {
  kind: "end_turn";
}

export interface Face {
  symbol: "ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk";
}

export interface GameWon {
  kind: "game_won";
  rule: string;
  only: number[] | null;
  seat: number;
  round: number;
}

export interface GotWet {
  kind: "got_wet";
  rule: string;
  only: number[] | null;
  square: number;
}

export interface HangRope {
  kind: "hang_rope";
  rope: number;
  chimney: number;
}

export interface HelicopterBoarded {
  kind: "helicopter_boarded";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface High {
  kind: "high";
  x: number;
  y: number;
  on: "green" | "h10_balcony" | "h10_roof" | "h11_balcony" | "h11_roof" | "h11_upper_balcony" | "h12_balcony" | "h12_roof" | "h1_balcony" | "h2_balcony" | "h2_roof" | "h2_upper_balcony" | "h3_balcony" | "h3_roof" | "h4_balcony" | "h4_roof" | "h5_balcony" | "h5_roof" | "h5_upper_balcony" | "h6_balcony" | "h6_roof" | "h7_balcony" | "h7_roof" | "h7_upper_balcony" | "h8_balcony" | "h8_roof" | "h9_balcony" | "h9_roof" | "h9_upper_balcony" | "palm_a" | "palm_b" | "palm_c" | "palm_d" | "palm_e" | "red1" | "red2" | "yacht";
}

export interface JewelsSaved {
  kind: "jewels_saved";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface KeepDice {
  kind: "keep_dice";
}

export interface Keeping {
  kind: "keeping";
  seat: number;
  dice: ("ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk")[];
  throw: number;
}

export interface LadderClimbed {
  kind: "ladder_climbed";
  rule: string;
  only: number[] | null;
  seat: number;
  x: number;
  y: number;
  onto: "green" | "h10_balcony" | "h10_roof" | "h11_balcony" | "h11_roof" | "h11_upper_balcony" | "h12_balcony" | "h12_roof" | "h1_balcony" | "h2_balcony" | "h2_roof" | "h2_upper_balcony" | "h3_balcony" | "h3_roof" | "h4_balcony" | "h4_roof" | "h5_balcony" | "h5_roof" | "h5_upper_balcony" | "h6_balcony" | "h6_roof" | "h7_balcony" | "h7_roof" | "h7_upper_balcony" | "h8_balcony" | "h8_roof" | "h9_balcony" | "h9_roof" | "h9_upper_balcony" | "palm_a" | "palm_b" | "palm_c" | "palm_d" | "palm_e" | "red1" | "red2" | "yacht" | "street";
  from_x: number;
  from_y: number;
  length: number;
  distance: number;
}

export interface LeaveWater {
  kind: "leave_water";
}

export interface Measured {
  kind: "measured";
  rule: string;
  only: number[] | null;
  symbol: "ladder" | "parachute" | "swing";
  x: number;
  y: number;
  to_x: number;
  to_y: number;
  length: number;
  distance: number;
}

export interface OpenSafe {
  kind: "open_safe";
}

export interface Options {
  seats: number;
  ropes: "different" | "equal";
  jewels_lost: "except_yacht" | "never";
  by_eye: "off" | "on";
}

export interface Over {
  kind: "over";
  winner: number;
}

export interface PassDie {
  kind: "pass_die";
  symbol: "ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk";
}

export interface Pawn {
  place: Aside | High | Street | Water | Aboard;
  case: "jewels" | "tools" | null;
}

export interface PawnFell {
  kind: "pawn_fell";
  rule: string;
  only: number[] | null;
  seat: number;
  x: number;
  y: number;
  square: number;
}

export interface PawnPlaced {
  kind: "pawn_placed";
  rule: string;
  only: number[] | null;
  seat: number;
  x: number;
  y: number;
}

export interface PawnPushed {
  kind: "pawn_pushed";
  rule: string;
  only: number[] | null;
  seat: number;
  rival: number;
  square: number;
  x: number;
  y: number;
  to_x: number;
  to_y: number;
  length: number | null;
  distance: number | null;
}

export interface PawnSwung {
  kind: "pawn_swung";
  rule: string;
  only: number[] | null;
  seat: number;
  chimney: number;
  x: number;
  y: number;
  onto: "green" | "h10_balcony" | "h10_roof" | "h11_balcony" | "h11_roof" | "h11_upper_balcony" | "h12_balcony" | "h12_roof" | "h1_balcony" | "h2_balcony" | "h2_roof" | "h2_upper_balcony" | "h3_balcony" | "h3_roof" | "h4_balcony" | "h4_roof" | "h5_balcony" | "h5_roof" | "h5_upper_balcony" | "h6_balcony" | "h6_roof" | "h7_balcony" | "h7_roof" | "h7_upper_balcony" | "h8_balcony" | "h8_roof" | "h9_balcony" | "h9_roof" | "h9_upper_balcony" | "palm_a" | "palm_b" | "palm_c" | "palm_d" | "palm_e" | "red1" | "red2" | "yacht" | "street";
  from_x: number;
  from_y: number;
  length: number;
  distance: number;
}

export interface PawnWalked {
  kind: "pawn_walked";
  rule: string;
  only: number[] | null;
  seat: number;
  start: number;
  square: number;
  x: number;
  y: number;
}

export interface PlacePawn {
  kind: "place_pawn";
  x: number;
  y: number;
}

export interface Placing {
  kind: "placing";
  seat: number;
}

export interface Push {
  kind: "push";
  rival: number;
  square: number;
}

export interface Reach {
  symbol: "ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk";
  rope: number | null;
  chimney: number | null;
  x: number;
  y: number;
  length: number;
}

export interface ReachMissed {
  kind: "reach_missed";
  rule: string;
  only: number[] | null;
  seat: number;
  symbol: "ladder" | "parachute" | "swing";
}

export interface Rope {
  chimney: number;
  length: number;
}

export interface RopeDealt {
  kind: "rope_dealt";
  rule: string;
  only: number[] | null;
  rope: number;
  chimney: number;
  length: number;
}

export interface RopeHung {
  kind: "rope_hung";
  rule: string;
  only: number[] | null;
  seat: number;
  rope: number;
  start: number;
  chimney: number;
}

export interface RoundBegun {
  kind: "round_begun";
  rule: string;
  only: number[] | null;
  round: number;
}

export interface SafeOpened {
  kind: "safe_opened";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface SatOut {
  kind: "sat_out";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface StartDieThrown {
  kind: "start_die_thrown";
  rule: string;
  only: number[] | null;
  seat: number;
  symbol: "ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk";
}

export interface StartUndecided {
  kind: "start_undecided";
  rule: string;
  only: number[] | null;
  parachutes: number;
}

export interface StarterFound {
  kind: "starter_found";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface Starting {
  kind: "starting";
  sits_out: number | null;
}

export interface Street {
  kind: "street";
  x: number;
  y: number;
  square: number;
}

export interface Swing {
  kind: "swing";
  rope: number;
  chimney: number;
  x: number;
  y: number;
  onto: "green" | "h10_balcony" | "h10_roof" | "h11_balcony" | "h11_roof" | "h11_upper_balcony" | "h12_balcony" | "h12_roof" | "h1_balcony" | "h2_balcony" | "h2_roof" | "h2_upper_balcony" | "h3_balcony" | "h3_roof" | "h4_balcony" | "h4_roof" | "h5_balcony" | "h5_roof" | "h5_upper_balcony" | "h6_balcony" | "h6_roof" | "h7_balcony" | "h7_roof" | "h7_upper_balcony" | "h8_balcony" | "h8_roof" | "h9_balcony" | "h9_roof" | "h9_upper_balcony" | "palm_a" | "palm_b" | "palm_c" | "palm_d" | "palm_e" | "red1" | "red2" | "yacht" | "street" | null;
}

export interface TakeCase {
  kind: "take_case";
}

export interface Throw {
  kind: "throw";
  dice: ("ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk")[];
}

export interface ThrowAgain {
  kind: "throw_again";
  dice: number[];
}

export interface ThrowForStart {
  kind: "throw_for_start";
  dice: ("ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk")[];
}

export interface Throwing {
  kind: "throwing";
  seat: number;
  dice: ("ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk")[];
  again: number[];
  throw: number;
}

export interface Using {
  kind: "using";
  seat: number;
  dice: ("ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk")[];
  left: ("ladder" | "parachute" | "rope" | "suitcase" | "swing" | "walk")[];
}

export interface View {
  seat: number | null;
  options: Options;
  phase: Dealing | Starting | Placing | Throwing | Keeping | Using | Over;
  first: number;
  round: number;
  ropes: Rope[];
  pawns: Pawn[];
  reach: Reach[];
}

export interface Walk {
  kind: "walk";
  x: number;
  y: number;
  square?: number | null;
}

export interface Water {
  kind: "water";
  square: number;
}

export interface WaterLeft {
  kind: "water_left";
  rule: string;
  only: number[] | null;
  seat: number;
  square: number;
}

export type Move = DealRopes | ThrowForStart | Throw | PlacePawn | ThrowAgain | KeepDice | HangRope | Swing | Climb | Walk | Push | LeaveWater | TakeCase | OpenSafe | BoardHelicopter | PassDie | EndTurn;

export type Event = RopeDealt | SatOut | StartDieThrown | StartUndecided | StarterFound | PawnPlaced | RoundBegun | DiceThrown | DiceKept | DieHandedOn | RopeHung | PawnSwung | LadderClimbed | PawnWalked | PawnPushed | PawnFell | GotWet | WaterLeft | ReachMissed | Measured | DieLost | CaseTaken | CaseLost | JewelsSaved | SafeOpened | HelicopterBoarded | GameWon;
