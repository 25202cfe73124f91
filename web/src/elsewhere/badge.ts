/** What the house knows of a seat, drawn without anything of the page. */

import type { SeatBadge } from '../contract/board';

const MARKS = { robot: '⚙', lost: '∅' } as const;

/** Read out with the seats themselves, in the page. */
export function drawBadge(place: HTMLElement, badge: SeatBadge | undefined): void {
  const parts: HTMLElement[] = [];
  const part = (kind: string, text: string) => {
    const element = document.createElement('span');
    element.className = `house-${kind}`;
    element.textContent = text;
    parts.push(element);
  };
  if (badge?.bot) part('bot', MARKS.robot);
  if (badge?.strength) part('strength', badge.strength);
  if (badge?.clock) part(badge.clock.short ? 'clock-short' : 'clock', badge.clock.text);
  if (badge?.mark) part('mark', `${MARKS[badge.mark.sign]} ${badge.mark.text}`);
  place.setAttribute('aria-hidden', 'true');
  place.replaceChildren(...parts.flatMap((each) => [each, ' ']));
}
