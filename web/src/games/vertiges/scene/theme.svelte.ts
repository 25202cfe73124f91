/** Whether it is day or evening on this page: as the reader chose, or else as the device says. */

import { MediaQuery } from 'svelte/reactivity';
import { DAY, EVENING, type Light } from './light';

const dark = new MediaQuery('prefers-color-scheme: dark');

export class Theme {
  #chosen = $state(document.documentElement.dataset.theme);

  /** Made while a component is. */
  constructor() {
    $effect(() => {
      const root = document.documentElement;
      const seen = new MutationObserver(() => (this.#chosen = root.dataset.theme));
      seen.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
      return () => seen.disconnect();
    });
  }

  get light(): Light {
    const evening = this.#chosen === 'dark' || (this.#chosen !== 'light' && dark.current);
    return evening ? EVENING : DAY;
  }
}
