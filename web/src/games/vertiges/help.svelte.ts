/** What the reader wants to see and hear beside the game; the device remembers it. */

import { keep, recall } from '../../browser/storage';

const FITS = 'ludotheque-vertiges-fits';
const SOUND = 'ludotheque-vertiges-sound';

class Help {
  /** Where a piece could go. */
  fits = $state(recall(FITS) !== 'off');
  /** Wood on wood: only for those who ask for it. */
  sound = $state(recall(SOUND) === 'on');

  toggleFits(): void {
    this.fits = !this.fits;
    keep(FITS, this.fits ? 'on' : 'off');
  }

  toggleSound(): void {
    this.sound = !this.sound;
    keep(SOUND, this.sound ? 'on' : 'off');
  }
}

export const help = new Help();
