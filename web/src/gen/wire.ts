// Written by `ludotheque types` from the Python structs. Do not edit.

export interface Accepted {
  kind: "accepted";
  id: string;
  at: number;
  offer: string | null;
}

export interface Agree {
  kind: "agree";
  at: number;
  seats: number[];
}

export interface Answer {
  kind: "answer";
  id: string;
  offer: string;
  yes: boolean;
}

export interface AskHint {
  kind: "ask_hint";
  id: string;
}

export interface AskLetter {
  address: string;
}

export interface AskUndo {
  kind: "ask_undo";
  id: string;
}

export interface CallCard {
  open: ("mail" | "push")[];
  key: string;
  devices: CallDevice[];
  mailbox: Mailbox | null;
  wishes: CallWishes;
}

export interface CallDevice {
  id: string;
  name: string;
  made: number;
  endpoint: string;
}

export interface CallWishes {
  language: string;
  zone: string;
  quiet: [number, number] | null;
  off: Record<string, ("mail" | "push")[]>;
}

export interface CharacterCard {
  name: string;
  called: string;
  about: string;
}

export interface Chart {
  rounds: number[];
  series: Series[];
}

export interface ChatMessage {
  number: number;
  room: "players" | "watchers";
  seat: number | null;
  name: string;
  text: string;
  when: number;
}

export interface ChatMessages {
  kind: "heard";
  said: ChatMessage[];
}

export interface Choice {
  name: string;
  values: (number | string)[];
  needs: number[];
  letter: number | string | null;
}

export interface Claim {
  passphrase: string;
  old: string | null;
}

export interface ClauseCard {
  number: string;
  title: string;
  text: string;
}

export interface Credit {
  author: string | null;
  publisher: string | null;
  year: number | null;
}

export interface Daily {
  kind: "daily";
  hours: number;
}

export interface DayCard {
  day: string;
  before: string;
  ends: number;
  deals: DayDeal[];
  days: string[];
  row: number;
}

export interface DayDeal {
  game: string;
  people: number;
  table: string | null;
  stage: "closed" | "frozen" | "gathering" | "over" | "playing" | null;
  mark: DayMark | null;
}

export interface DayMark {
  place: number;
  points: number;
  margin: number;
  rounds: number;
}

export interface DayResult {
  name: string;
  table: string;
  yours: boolean;
  rank: number | null;
  mark: DayMark | null;
  how: "agreed" | "resigned" | "rules" | null;
}

export interface DayResults {
  day: string;
  game: string;
  people: number;
  results: DayResult[];
}

export interface Declined {
  offer: Offer;
  by: number;
  how: "moved" | "no";
}

export interface Delete {
  passphrase: string | null;
}

export interface Enter {
  name: string;
  passphrase: string;
}

export interface Fill {
  strength?: "amateur" | "expert" | "master" | "novice" | "random";
}

export interface Film {
  at: number;
  hertz: number;
  frames: unknown[];
}

export interface Frame {
  kind: "frame";
  at: number;
  since: number;
  view: unknown;
  told: Told[];
  lines: (Undo | Resign | Agree | Lend | Return)[];
  moves: unknown[];
  awaited: number[];
  times: Times | null;
  undo: boolean;
  forced: boolean;
  result: Result | null;
  how: "agreed" | "resigned" | "rules" | null;
  remarks: Remark[];
  near: Near | null;
}

export interface GameCard {
  name: string;
  title: string;
  about: string;
  credit: Credit;
  minutes: number;
  moves: number;
  version: number;
  seats: number[];
  options: Choice[];
  strengths: string[];
  characters: CharacterCard[];
  former: number[];
  package: PackageCard | null;
}

export interface GiveUp {
  kind: "give_up";
  id: string;
}

export interface Guest {
  name: string;
}

export interface Health {
  status: "closing" | "ill" | "ok";
  version: string;
  tables: number;
  sockets: number;
}

export interface Hint {
  kind: "hint";
  id: string;
  at: number;
  move: unknown;
  value: number;
  lead: number;
  instead: unknown;
  reasons: HintReason[];
}

export interface HintReason {
  key: string;
  facts: Record<string, number | string>;
  share: number;
}

export interface HostReport {
  room: "players" | "watchers" | null;
  number: number | null;
  seat: number | null;
  why: string;
}

export interface HouseCard {
  name: string;
  greeting: string;
  announcement: string;
  newcomers: boolean;
  calls: ("mail" | "push")[];
}

export interface HouseKeeping {
  imprint: string;
  privacy: string;
  forgotten_after: number;
  abandoned_after: number;
  finished_after: number;
  cookie_days: number;
  ban_days: number;
  words: number;
  reports: number;
}

export interface Hurry {
  kind: "hurry";
}

export interface LatchkeyCode {
  code: string;
  until: number;
}

export interface Lend {
  kind: "lend";
  at: number;
  seat: number;
  bot: string;
  why: "agreed" | "clock" | "resigned";
}

export interface LetOpen {
  opens: boolean;
  passphrase: string | null;
}

export interface LiveFrame {
  kind: "live";
  at: number;
  frame: unknown;
  seq: number | null;
}

export interface LobbyLists {
  open?: TableEntry[];
  running?: TableEntry[];
  finished?: TableEntry[];
}

export interface Mailbox {
  address: string;
  confirmed: boolean;
  opens: boolean;
}

export interface Me {
  name: string;
  claimed: boolean;
}

export interface Moment {
  at: number;
  seat: number | null;
  line: Undo | Resign | Agree | Lend | Return | null;
  view: unknown;
  told: Told[];
}

export interface Moments {
  eyes: string;
  choices: string[];
  last: number;
  moments: Moment[];
}

export interface Near {
  undos: number | null;
  lines: number | null;
}

export interface NewTable {
  game: string;
  options?: Record<string, number | string>;
  seats?: ("amateur" | "bot" | "expert" | "master" | "novice" | "person" | "random")[] | null;
  characters?: (string | null)[];
  pace?: Unlimited | Stock | Daily;
  public?: boolean;
  practice?: boolean;
}

export interface Objected {
  kind: "objected";
  id: string | null;
  problem: Problem;
}

export interface Offer {
  id: string;
  what: "draw" | "lend" | "pause" | "undo";
  by: number;
  seat: number;
  ply: number;
  yes: number[];
  days: number | null;
}

export interface OpenDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  zone: string;
}

export interface OpenMailbox {
  address: string;
  zone: string;
}

export interface OwnChannel {
  kind: string;
  address: string;
  device: string;
  confirmed: boolean;
  opens: boolean;
  language: string;
  p256dh: string;
  auth: string;
  made: number;
}

export interface OwnData {
  when: number;
  id: string;
  name: string;
  claimed: boolean;
  passphrase: string;
  since: number;
  devices_left: number;
  muted: boolean;
  banned: boolean;
  tables: OwnTable[];
  records_left_out: number;
  words: OwnSaying[];
  reports: OwnReport[];
  tries: OwnTry[];
  channels: OwnChannel[];
  wishes: unknown;
}

export interface OwnGame {
  game: string;
  played: number;
  won: number;
  shared: number;
  best: number | null;
  table: string | null;
}

export interface OwnPlayed {
  counted: number;
  games: OwnGame[];
  rivals: OwnRival[];
}

export interface OwnReport {
  when: number;
  table: string;
  yours: boolean;
  words: string;
  why: string;
}

export interface OwnRival {
  name: string | null;
  strength: string | null;
  played: number;
  won: number;
  lost: number;
}

export interface OwnSaying {
  table: string;
  room: string;
  number: number;
  name: string;
  text: string;
  when: number;
}

export interface OwnTable {
  table: TableInfo;
  seat: number | null;
  entropy: string;
  host: boolean;
  kept: number | null;
  record: string | null;
  prepared: unknown[];
}

export interface OwnTry {
  day: string;
  game: string;
  table: string;
}

export interface PackageCard {
  base: string;
  files: string[];
  contract: number;
  board: boolean;
  framed: boolean;
  turn: string | null;
  epilogue: string[];
}

export interface Ping {
  kind: "ping";
  id: string;
}

export interface Pong {
  kind: "pong";
  id: string;
}

export interface Prepare {
  kind: "prepare";
  id: string;
  at: number;
  moves: unknown[];
}

export interface PreparedNow {
  kind: "prepared";
  at: number;
  can: unknown[];
  moves: unknown[];
  ended: "made" | "surprised" | null;
}

export interface Problem {
  reason: string;
  facts: Record<string, number | string>;
  text: string;
}

export interface ProposeDraw {
  kind: "propose_draw";
  id: string;
}

export interface ProposeLend {
  kind: "propose_lend";
  id: string;
  seat: number;
}

export interface ProposePause {
  kind: "propose_pause";
  id: string;
  days: number;
}

export interface Pulse {
  kind: "pulse";
}

export interface Refusal {
  rule: string;
  reason: string;
  facts: Record<string, number | string>;
}

export interface Refused {
  kind: "refused";
  id: string;
  refusal: Refusal;
  text: string;
}

export interface Remark {
  at: number;
  seat: number;
  key: string;
}

export interface Resign {
  kind: "resign";
  at: number;
  seat: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  rule: string;
}

export interface Return {
  kind: "return";
  at: number;
  seat: number;
}

export interface RulebookCard {
  game: string;
  title: string;
  language: string;
  introduction: string[];
  clauses: ClauseCard[];
}

export interface Say {
  kind: "say";
  id: string;
  text: string;
}

export interface SeatInfo {
  name: string | null;
  claimed: boolean;
  bot: string | null;
  character: string | null;
  free: boolean;
  kept: boolean;
  present: boolean | null;
  grace: number | null;
  lent: boolean;
  resigned: boolean;
}

export interface Series {
  name: string;
  values: number[][];
}

export interface Sit {
  entropy?: string;
  seat?: number | null;
}

export interface Steer {
  kind: "steer";
  at: number;
  seq: number;
  rows: [number, number, number, number][];
}

export interface Stock {
  kind: "live";
  minutes: number;
  increment: number;
}

export interface Submit {
  kind: "submit";
  id: string;
  move: unknown;
}

export interface TableEntry {
  table: TableInfo;
  seat: number | null;
  kept: number | null;
  due: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: unknown;
  seats: SeatInfo[];
  pace: Unlimited | Stock | Daily;
  public: boolean;
  hints: boolean;
  stage: "closed" | "frozen" | "gathering" | "over" | "playing";
  at: number;
  awaited: number[];
  offers: Offer[];
  declined: Declined[];
  commitment: string;
  entropy: string[];
  result: Result | null;
  how: "agreed" | "resigned" | "rules" | null;
  rematch: string | null;
  host: number | null;
  watchers: number | null;
  watching: string[];
  made: number;
  changed: number;
  paused: number | null;
  day: string | null;
}

export interface TableNow {
  kind: "table_now";
  seat: number | null;
  table: TableInfo;
  kept: number | null;
}

export interface Tables {
  tables: TableEntry[];
  next: string | null;
}

export interface TakeBack {
  kind: "take_back";
  id: string;
}

export interface Times {
  left: number[];
  running: number[];
  paused: number;
}

export interface Told {
  at: number;
  event: unknown;
}

export interface Undo {
  kind: "undo";
  at: number;
  seat: number;
  ply: number;
  alone: boolean;
}

export interface UndoAnswer {
  kind: "undo_answer";
  id: string;
  at: number;
  ask: boolean;
}

export interface Unlimited {
  kind: "unlimited";
}

export interface UseLatchkey {
  latchkey: string;
  passphrase: string | null;
}

export interface Welcome {
  kind: "welcome";
  protocol: number;
  pulse: number;
}

export type FromGuest = Submit | TakeBack | AskUndo | GiveUp | ProposeDraw | ProposeLend | ProposePause | Answer | Say | AskHint | Prepare | Ping | Steer | Hurry;

export type FromHouse = Welcome | TableNow | Frame | ChatMessages | Accepted | UndoAnswer | Refused | Objected | Hint | LiveFrame | PreparedNow | Pulse | Pong;

export const PROTOCOL = 1;
