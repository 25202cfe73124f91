/** What things are called on the board. */

/** As the rulebook writes it: −1, 0, +1, +2. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}
