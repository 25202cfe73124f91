// Written by `ludotheque types` from the Python structs. Do not edit.

export interface AnswerNoted {
  kind: "answer_noted";
  rule: string;
  only: number[] | null;
  seat: number;
  exchanged: boolean;
}

export interface Call {
  kind: "call";
}

export interface CasanovaBeganAboard {
  kind: "casanova_began_aboard";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface CasanovaBeganInTheatre {
  kind: "casanova_began_in_theatre";
  rule: string;
  only: number[] | null;
  theatre: "San Benedetto" | "San Cassiano" | "San Giovanni Grisostomo" | "San Luca" | "San Mois\u00e8" | "San Samuele" | "Sant\u2019Angelo";
}

export interface CasanovaChangedAtTheatre {
  kind: "casanova_changed_at_theatre";
  rule: string;
  only: number[] | null;
  round: number;
  seat: number;
  theatre: "San Benedetto" | "San Cassiano" | "San Giovanni Grisostomo" | "San Luca" | "San Mois\u00e8" | "San Samuele" | "Sant\u2019Angelo";
  taken: boolean;
}

export interface CasanovaChangedGondola {
  kind: "casanova_changed_gondola";
  rule: string;
  only: number[] | null;
  round: number;
  seat: number;
  rival: number;
  taken: boolean;
}

export interface CasanovaHidden {
  kind: "casanova_hidden";
  rule: string;
  only: number[] | null;
}

export interface CasanovaStayedAboard {
  kind: "casanova_stayed_aboard";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface CasanovaStayedInTheatre {
  kind: "casanova_stayed_in_theatre";
  rule: string;
  only: number[] | null;
  theatre: "San Benedetto" | "San Cassiano" | "San Giovanni Grisostomo" | "San Luca" | "San Mois\u00e8" | "San Samuele" | "Sant\u2019Angelo";
}

export interface Decide {
  kind: "decide";
  exchange: boolean;
}

export interface Deciding {
  kind: "deciding";
  seat: number;
  points: number;
  stayed: boolean;
  met: number[];
  looked: boolean;
  spot: number;
}

export interface DrawLots {
  kind: "draw_lots";
  first: number;
  theatres: ("San Benedetto" | "San Cassiano" | "San Giovanni Grisostomo" | "San Luca" | "San Mois\u00e8" | "San Samuele" | "Sant\u2019Angelo")[];
  docks: ("Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere")[];
}

export interface DrawingLots {
  kind: "drawing_lots";
}

export interface EmptyGlided {
  kind: "empty_glided";
  rule: string;
  only: number[] | null;
  seat: number;
  start: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
  to: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
}

export interface EndTurn {
  kind: "end_turn";
}

export interface FigurePlaced {
  kind: "figure_placed";
  rule: string;
  only: number[] | null;
  seat: number;
  theatre: "San Benedetto" | "San Cassiano" | "San Giovanni Grisostomo" | "San Luca" | "San Mois\u00e8" | "San Samuele" | "Sant\u2019Angelo";
}

export interface FigureShown {
  kind: "figure_shown";
  rule: string;
  only: number[] | null;
  seat: number;
  casanova: boolean;
  lost: number;
}

export interface FiguresSeen {
  kind: "figures_seen";
  rule: string;
  only: number[] | null;
  seat: number;
  found: "neither" | "other" | "own";
}

export interface FirstPlayerDrawn {
  kind: "first_player_drawn";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface GameEnded {
  kind: "game_ended";
  rule: string;
  only: number[] | null;
  winners: number[];
}

export interface GiveJewel {
  kind: "give_jewel";
}

export interface Glide {
  kind: "glide";
  start: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
  to: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
}

export interface GondolaMoored {
  kind: "gondola_moored";
  rule: string;
  only: number[] | null;
  seat: number;
  dock: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
}

export interface Hide {
  kind: "hide";
  spot: number;
}

export interface Hiding {
  kind: "hiding";
}

export interface JewelLeft {
  kind: "jewel_left";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface LadiesMet {
  kind: "ladies_met";
  rule: string;
  only: number[] | null;
  seat: number;
  rival: number;
}

export interface LadyGlided {
  kind: "lady_glided";
  rule: string;
  only: number[] | null;
  seat: number;
  start: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
  to: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
}

export interface LadyWalked {
  kind: "lady_walked";
  rule: string;
  only: number[] | null;
  seat: number;
  start: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
  to: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
}

export interface LookRound {
  kind: "look_round";
}

export interface Looked {
  kind: "looked";
  round: number;
  seat: number;
  spots: number[];
  found: number | null;
}

export interface LookedRound {
  kind: "looked_round";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface Meet {
  kind: "meet";
  rival: number;
}

export interface Met {
  kind: "met";
  round: number;
  seat: number;
  spot: number;
  found: "neither" | "other" | "own" | null;
  exchanged: boolean | null;
}

export interface MoorGondola {
  kind: "moor_gondola";
  dock: "Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere";
}

export interface NecklacesHandled {
  kind: "necklaces_handled";
  rule: string;
  only: number[] | null;
  seat: number;
}

export interface Note {
  spot: number;
  saw: boolean | null;
  when: number | null;
  since: number[];
  touched: [number, number] | null;
}

export interface Options {
  seats: number;
  figures: 6 | 8 | 10;
  doge_swap: "off" | "on";
  jewel: "automatic" | "choose";
  placing: "lot" | "players" | "theatres";
  notebook: "off" | "on";
  first_turns: "equal" | "staggered";
}

export interface Over {
  kind: "over";
  winner: number | null;
}

export interface PlaceFigure {
  kind: "place_figure";
  theatre: "San Benedetto" | "San Cassiano" | "San Giovanni Grisostomo" | "San Luca" | "San Mois\u00e8" | "San Samuele" | "Sant\u2019Angelo";
}

export interface Placing {
  kind: "placing";
  seat: number;
  figures: number;
  gondolas: number;
}

export interface RoundSeen {
  kind: "round_seen";
  rule: string;
  only: number[] | null;
  seat: number;
  found: number | null;
}

export interface Sailing {
  kind: "sailing";
  seat: number;
  points: number;
  stayed: boolean;
  met: number[];
  looked: boolean;
}

export interface Shown {
  kind: "shown";
  round: number;
  seat: number;
}

export interface TheatreCalled {
  kind: "theatre_called";
  rule: string;
  only: number[] | null;
  seat: number;
  theatre: "San Benedetto" | "San Cassiano" | "San Giovanni Grisostomo" | "San Luca" | "San Mois\u00e8" | "San Samuele" | "Sant\u2019Angelo";
}

export interface TurnBegan {
  kind: "turn_began";
  rule: string;
  only: number[] | null;
  seat: number;
  round: number;
  points: number;
}

export interface View {
  seat: number | null;
  options: Options;
  phase: DrawingLots | Placing | Hiding | Sailing | Deciding | Over;
  round: number;
  first: number;
  ladies: ("Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere")[];
  empties: ("Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere")[];
  theatres: ("San Benedetto" | "San Cassiano" | "San Giovanni Grisostomo" | "San Luca" | "San Mois\u00e8" | "San Samuele" | "Sant\u2019Angelo")[];
  jewels: boolean[];
  wakes: (("Accademia" | "Arsenale" | "Ca\u2019 d\u2019Oro" | "Celestia" | "Fondamente Nove" | "Frari" | "Gesuiti" | "Madonna dell\u2019Orto" | "Misericordia" | "Molo 1" | "Molo 2" | "Molo 3" | "Molo 4" | "Molo 5" | "Ospedale" | "Palazzo Blu" | "Palazzo Giallo" | "Palazzo Rosso" | "Palazzo Verde" | "Palazzo Viola" | "Punta della Salute" | "Rialto" | "San Basilio" | "San Lorenzo" | "San Marcuola" | "San Pantalon" | "San Samuele" | "San Sebastiano" | "San Silvestro" | "San Tom\u00e0" | "San Zaccaria" | "San Zanipolo" | "Santa Maria Formosa" | "Santa Marta" | "Sant\u2019Alvise" | "Spirito Santo" | "Tre Archi" | "Zattere")[])[];
  log: (Met | Looked | Shown)[];
  notebook: Note[];
  casanova: number | null;
}

export interface Walk {
  kind: "walk";
}

export type Move = DrawLots | Hide | PlaceFigure | MoorGondola | Glide | Walk | Meet | Call | LookRound | Decide | GiveJewel | EndTurn;

export type Event = FirstPlayerDrawn | FigurePlaced | GondolaMoored | CasanovaHidden | TurnBegan | LadyGlided | EmptyGlided | LadyWalked | LadiesMet | TheatreCalled | FiguresSeen | NecklacesHandled | AnswerNoted | LookedRound | RoundSeen | JewelLeft | FigureShown | CasanovaStayedAboard | CasanovaStayedInTheatre | CasanovaBeganAboard | CasanovaBeganInTheatre | CasanovaChangedGondola | CasanovaChangedAtTheatre | GameEnded;
