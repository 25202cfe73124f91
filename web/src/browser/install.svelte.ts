/** Putting the house on the home screen: by a button where the browser offers it, by a word elsewhere. */

import { keep, recall } from './storage';

const DISMISSED = 'ludotheque-install';

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

export class Install {
  #offer = $state.raw<Offer | null>(null);
  #dismissed = $state(recall(DISMISSED) === 'no');

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      // The house says so itself, where it is in nobody's way.
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  /** `button`, where the browser installs; `apple`, where its reader has to; else nothing is said. */
  get way(): 'button' | 'apple' | null {
    if (this.#dismissed) return null;
    if (this.#offer) return 'button';
    // Only Apple's phones and tablets know this word, and it is true on the home screen.
    return (navigator as { standalone?: boolean }).standalone === false ? 'apple' : null;
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    // It can be made once; the browser comes with another one in its own time.
    this.#offer = null;
    await offer?.prompt();
  }

  dismiss(): void {
    this.#dismissed = true;
    keep(DISMISSED, 'no');
  }
}

export const install = new Install();
