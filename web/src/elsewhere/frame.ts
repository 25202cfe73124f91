/** The program of the frame: it waits for a port, and lets a board run there. Nothing else is in it. */

import { HELLO, type FromBoard, type Look } from './port';
import { run } from './run';

/** A frame inherits nothing: so much of the page's look every board may count on. */
const STYLE = `
:root { color-scheme: light; background: transparent; }
:root[data-dark] { color-scheme: dark; }
body { margin: 0; color: var(--ink); font: 1rem/1.5 var(--sans, system-ui, sans-serif); -webkit-text-size-adjust: 100%; }
body > main:focus { outline: none; }
button { font: inherit; color: inherit; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.house-clock-short, .house-mark { color: var(--warn); }
.house-clock, .house-clock-short { font-variant-numeric: tabular-nums; font-weight: 700; }
`;

function wear({ dark, colours, height }: Look): void {
  const root = document.documentElement;
  root.toggleAttribute('data-dark', dark);
  for (const [name, value] of Object.entries(colours)) root.style.setProperty(name, value);
  root.style.setProperty('--board-height', `${height}px`);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const place = document.createElement('main');
place.tabIndex = -1;
/** A margin inside must not stand out of what is measured. */
place.style.display = 'flow-root';
document.body.append(place);

addEventListener('message', function hello({ data, ports, source }: MessageEvent) {
  const [port] = ports;
  if (data !== HELLO || source !== parent || !port) return;
  removeEventListener('message', hello);
  const send = (message: FromBoard) => port.postMessage(message);
  addEventListener('error', ({ message }) => send({ what: 'fail', error: message }));
  addEventListener('unhandledrejection', ({ reason }) =>
    send({ what: 'fail', error: String(reason) }),
  );
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) send({ what: 'escape' });
  });
  run(port, { place, head: document.head, look: wear });
});
