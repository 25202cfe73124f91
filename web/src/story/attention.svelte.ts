/** "Your turn" reaches who looks elsewhere: a sound, a buzz, a notification. All can be muted. */

import { asked, wakeByTouch, woken } from '../browser/audio';
import { notified } from '../browser/notifications';
import { keep, recall } from '../browser/storage';
import { ready } from '../browser/worker';

const SOUND = 'ludotheque-sound';
const NOTIFY = 'ludotheque-notify';
const TURN = [523, 659];
const HURRY = [659, 659, 659];
/** Milliseconds: a sound that could not be made by then would come too late to mean anything. */
const LATE = 1000;

/** Why there can be no notifications: a plain HTTP address, the reader's own no, no such thing. */
export type Obstacle = 'insecure' | 'denied' | 'unable';

class Attention {
  /** Sound and vibration. */
  sound = $state(recall(SOUND) !== 'off');
  notify = $state(recall(NOTIFY) === 'on' && obstacle() === null && allowed());
  obstacle = $state(obstacle());
  #was = false;
  #hurried = false;

  constructor() {
    wakeByTouch(() => this.sound);
    if (this.notify) void ready();
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep(SOUND, on ? 'on' : 'off');
    // So that one hears what one has chosen.
    if (on) void this.#chime(TURN);
  }

  async setNotify(on: boolean): Promise<void> {
    if (on && this.obstacle === null) {
      await Notification.requestPermission();
      this.obstacle = obstacle();
    }
    this.notify = on && this.obstacle === null && allowed();
    keep(NOTIFY, this.notify ? 'on' : 'off');
    // Fetched beforehand; a turn that begins meanwhile waits for it, and is called too.
    if (this.notify) void ready();
  }

  /** Told whenever it may have changed whose turn it is; only the beginning of one's own counts. */
  turn(mine: boolean, words: string, title: string): void {
    const begins = mine && !this.#was;
    this.#was = mine;
    if (!mine) this.#hurried = false;
    if (begins) void this.#call(TURN, words, title);
  }

  /** Once a turn, when one's time runs out. */
  hurry(words: string, title: string): void {
    if (this.#hurried || !this.#was) return;
    this.#hurried = true;
    void this.#call(HURRY, words, title);
  }

  async #call(notes: readonly number[], words: string, title: string): Promise<void> {
    if (this.sound) {
      void this.#chime(notes);
      // Refused before the page was touched, and said so in the console.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(notes.map(() => 90));
    }
    if (!document.hidden || !this.notify) return;
    if (await notified(title, words)) return;
    // Better to be told than to wait for a call that never comes.
    this.notify = false;
    this.obstacle = 'unable';
  }

  /** Soft wooden notes. */
  async #chime(notes: readonly number[]): Promise<void> {
    if (!asked() && !navigator.userActivation?.hasBeenActive) return;
    const wanted = performance.now();
    const audio = await woken();
    if (audio?.state !== 'running' || performance.now() - wanted > LATE) return;
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

function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : null;
}

function allowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

export const attention = new Attention();
