/** A time of day, as a field has it and as the house keeps it: minutes from midnight. */

const HOUR = 60;

export function clock(at: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(at / HOUR))}:${two(at % HOUR)}`;
}

export function minutes(shown: string): number {
  const [hours = 0, rest = 0] = shown.split(':').map(Number);
  return hours * HOUR + rest;
}
