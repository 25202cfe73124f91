/** How much help the reader wants; the device remembers it. */

const KEY = 'ludotheque-odds';

class Help {
  odds = $state(remembered());

  toggle(): void {
    this.odds = !this.odds;
    try {
      localStorage.setItem(KEY, this.odds ? 'on' : 'off');
    } catch {
      // Not allowed: then it is forgotten with the page.
    }
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export const help = new Help();
