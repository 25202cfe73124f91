/** "Your turn" reaches who looks elsewhere: a sound, a buzz, a notification. All can be muted. */

const SOUND = 'ludotheque-sound';
const NOTIFY = 'ludotheque-notify';
const TURN = [523, 659];
const HURRY = [659, 659, 659];

class Attention {
  /** Sound and vibration. */
  sound = $state(localStorage.getItem(SOUND) !== 'off');
  notify = $state(localStorage.getItem(NOTIFY) === 'on' && allowed());
  /** The browser was asked, and said no: only there can it be changed. */
  denied = $state('Notification' in window && Notification.permission === 'denied');
  readonly canNotify = 'Notification' in window;
  #was = false;
  #hurried = false;
  #audio: AudioContext | null = null;

  constructor() {
    // Browsers allow no sound before the page was touched, so the first touch wakes it up.
    const wake = (): void => {
      if (this.sound) this.#wake();
    };
    addEventListener('pointerdown', wake, { once: true });
    addEventListener('keydown', wake, { once: true });
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem(SOUND, on ? 'on' : 'off');
    // So that one hears what one has chosen.
    if (on) this.#chime(TURN);
  }

  async setNotify(on: boolean): Promise<void> {
    if (on && this.canNotify) await Notification.requestPermission();
    this.notify = on && allowed();
    this.denied = this.canNotify && Notification.permission === 'denied';
    localStorage.setItem(NOTIFY, this.notify ? 'on' : 'off');
  }

  /** Told whenever it may have changed whose turn it is; only the beginning of one's own counts. */
  turn(mine: boolean, words: string, title: string): void {
    const begins = mine && !this.#was;
    this.#was = mine;
    if (!mine) this.#hurried = false;
    if (begins) this.#call(TURN, words, title);
  }

  /** Once a turn, when one's time runs out. */
  hurry(words: string, title: string): void {
    if (this.#hurried || !this.#was) return;
    this.#hurried = true;
    this.#call(HURRY, words, title);
  }

  #call(notes: readonly number[], words: string, title: string): void {
    if (this.sound) {
      this.#chime(notes);
      // Refused before the page was touched, and said so in the console.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(notes.map(() => 90));
    }
    if (!document.hidden || !this.notify) return;
    try {
      const note = new Notification(title, { body: words, tag: 'ludotheque-turn' });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      // Some phones have notifications for installed pages only.
    }
  }

  #wake(): AudioContext | null {
    try {
      this.#audio ??= new AudioContext();
      if (this.#audio.state === 'suspended') void this.#audio.resume();
      return this.#audio;
    } catch {
      // A device without sound is no reason to stop.
      return null;
    }
  }

  /** Soft wooden notes. */
  #chime(notes: readonly number[]): void {
    if (!this.#audio && !navigator.userActivation?.hasBeenActive) return;
    const audio = this.#wake();
    if (audio?.state !== 'running') return;
    notes.forEach((pitch, index) => {
      const start = audio.currentTime + index * 0.14;
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.12, start);
      loud.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
      tone.connect(loud).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.36);
    });
  }
}

function allowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

export const attention = new Attention();
