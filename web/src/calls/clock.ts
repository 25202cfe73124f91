/** A time of day, as a field has it and as the house keeps it: minutes from midnight. */

const HOUR = 60;

/** By whose clock a reader lives, as their device knows it; empty where it does not. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || '';
}

export function clock(at: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(at / HOUR))}:${two(at % HOUR)}`;
}

export function minutes(shown: string): number {
  const [hours = 0, rest = 0] = shown.split(':').map(Number);
  return hours * HOUR + rest;
}
