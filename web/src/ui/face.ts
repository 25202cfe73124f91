/** Where the face of one of a game's characters is; null for those who have none. */
export function faceOf(game: string, character: string | null): string | null {
  return character === null ? null : `/api/games/${game}/faces/${character}`;
}
