// Written by `ludotheque types` from the Python structs. Do not edit.

export interface Ballot {
  kind: "ballot";
  denouncer: number;
  voted: boolean[];
  thumbs: (boolean | null)[];
}

export interface Bid {
  kind: "bid";
  corpse: "angle_mort" | "ivre_mort" | "mort_de_rire" | "nature_morte" | "poids_mort" | "temps_mort";
  count: number;
}

export interface BidDenounced {
  kind: "bid_denounced";
  rule: string;
  only: number[] | null;
  seat: number;
  bidder: number;
  corpse: "angle_mort" | "ivre_mort" | "mort_de_rire" | "nature_morte" | "poids_mort" | "temps_mort";
  count: number;
}

export interface BidJudged {
  kind: "bid_judged";
  rule: string;
  only: number[] | null;
  corpse: "angle_mort" | "ivre_mort" | "mort_de_rire" | "nature_morte" | "poids_mort" | "temps_mort";
  count: number;
  total: number;
  good: boolean;
}

export interface BidMade {
  kind: "bid_made";
  rule: string;
  only: number[] | null;
  seat: number;
  corpse: "angle_mort" | "ivre_mort" | "mort_de_rire" | "nature_morte" | "poids_mort" | "temps_mort";
  count: number;
}

export interface Bidding {
  kind: "bidding";
  seat: number;
}

export interface CardDiscarded {
  kind: "card_discarded";
  rule: string;
  only: number[] | null;
  seat: number;
  left: number;
}

export interface CardExchanged {
  kind: "card_exchanged";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface CardTucked {
  kind: "card_tucked";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface CardsKept {
  kind: "cards_kept";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface CardsSeen {
  kind: "cards_seen";
  rule: string;
  only: number[] | null;
  seat: number;
  owner: number;
  cards: Face[];
}

export interface CardsTaken {
  kind: "cards_taken";
  rule: string;
  only: number[] | null;
  seat: number;
  cards: Face[];
}

export interface Changing {
  kind: "changing";
  denouncer: number;
  winners: boolean[];
  chosen: boolean[];
  choices: (Discard | Tuck | Keep | Exchange | null)[];
}

export interface ChoiceSealed {
  kind: "choice_sealed";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface Claim {
  seat: number;
  corpse: "angle_mort" | "ivre_mort" | "mort_de_rire" | "nature_morte" | "poids_mort" | "temps_mort";
  count: number;
}

export interface Deal {
  kind: "deal";
  row: ("angle_mort" | "ivre_mort" | "mort_de_rire" | "nature_morte" | "poids_mort" | "temps_mort")[];
  cards: number[];
  dealer: number;
}

export interface DealerDrawn {
  kind: "dealer_drawn";
  rule: string;
  only: number[] | null;
  dealer: number;
}

export interface Dealing {
  kind: "dealing";
}

export interface Denounce {
  kind: "denounce";
}

export interface Discard {
  kind: "discard";
  card: number;
}

export interface DrawLots {
  kind: "draw_lots";
  places: number[];
}

export interface Exchange {
  kind: "exchange";
  card: number;
}

export interface Face {
  card: number;
}

export interface GameWon {
  kind: "game_won";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface HandShown {
  kind: "hand_shown";
  rule: string;
  only: number[] | null;
  seat: number;
  cards: Face[];
  showing: number;
  total: number;
}

export interface Inquest {
  bids: Claim[];
  denouncer: number;
  thumbs: boolean[];
  hands: number[][];
  total: number;
  looks: Look[];
}

export interface Investigate {
  kind: "investigate";
  opponents: number[];
}

export interface Keep {
  kind: "keep";
}

export interface Look {
  seat: number;
  opponents: number[];
  cards: number[];
}

export interface Looking {
  kind: "looking";
  turn: number;
  seat: number;
  opponents: number[];
}

export interface Options {
  seats: number;
  notebook: "off" | "on" | "two";
}

export interface Over {
  kind: "over";
  winners: number[];
  finished: number[];
}

export interface PilesDealt {
  kind: "piles_dealt";
  rule: string;
  only: number[] | null;
  aside: number;
}

export interface RoundOpened {
  kind: "round_opened";
  rule: string;
  only: number[] | null;
  round: number;
  seat: number;
}

export interface RowLaid {
  kind: "row_laid";
  rule: string;
  only: number[] | null;
  row: ("angle_mort" | "ivre_mort" | "mort_de_rire" | "nature_morte" | "poids_mort" | "temps_mort")[];
  highest: "angle_mort" | "ivre_mort" | "mort_de_rire" | "nature_morte" | "poids_mort" | "temps_mort";
}

export interface ThumbsShown {
  kind: "thumbs_shown";
  rule: string;
  only: number[] | null;
  thumbs: number[];
  fists: number[];
}

export interface TokenSpent {
  kind: "token_spent";
  rule: string;
  only: number[] | null;
  seat: number;
  opponents: number[];
  left: number;
}

export interface Tuck {
  kind: "tuck";
  card: number;
}

export interface View {
  seat: number | null;
  options: Options;
  phase: Dealing | Bidding | Looking | Ballot | Changing | Over;
  round: number;
  row: ("angle_mort" | "ivre_mort" | "mort_de_rire" | "nature_morte" | "poids_mort" | "temps_mort")[];
  tokens: number[];
  hands: ((number | null)[])[];
  piles: ((number | null)[])[];
  aside: (number | null)[];
  discards: ((number | null)[])[];
  bids: Claim[];
  looks: Look[];
  inquests: Inquest[];
  most: number;
}

export interface Vote {
  kind: "vote";
  thumb: boolean;
}

export interface VoteSealed {
  kind: "vote_sealed";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface WinShared {
  kind: "win_shared";
  rule: string;
  only: number[] | null;
  winners: number[];
}

export type Move = Deal | Bid | Denounce | Investigate | DrawLots | Vote | Discard | Tuck | Keep | Exchange;

export type Event = RowLaid | PilesDealt | DealerDrawn | RoundOpened | CardsTaken | BidMade | TokenSpent | CardsSeen | BidDenounced | VoteSealed | ThumbsShown | HandShown | BidJudged | CardDiscarded | CardTucked | CardsKept | CardExchanged | ChoiceSealed | GameWon | WinShared;
