/** What is written on a seat's colour: dark on yellow, light on the others. */
export function onColour(seat: number): string {
  return seat === 1 ? '#33210a' : '#ffffff';
}
