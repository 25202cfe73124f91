/** What tells the seats of a game from elsewhere apart: the log, the result and its chart use these, and the
 * board may. The signs that stand on them are dark on the third and the sixth.
 */
export const SEAT_COLOURS: readonly string[] = [
  '#d84a16',
  '#1b5fb4',
  '#f4d013',
  '#c766a8',
  '#454955',
  '#7fcfc4',
];
