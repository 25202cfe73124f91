/** "Your turn" reaches who looks elsewhere: a sound, a buzz, a notification. All can be muted. */

const SOUND = 'ludotheque-sound';
const NOTIFY = 'ludotheque-notify';

class Attention {
  sound = $state(localStorage.getItem(SOUND) !== 'off');
  notify = $state(localStorage.getItem(NOTIFY) === 'on');
  #was = false;
  #audio: AudioContext | null = null;

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem(SOUND, on ? 'on' : 'off');
  }

  async setNotify(on: boolean): Promise<void> {
    const granted = on && 'Notification' in window && (await Notification.requestPermission());
    this.notify = granted === 'granted';
    localStorage.setItem(NOTIFY, this.notify ? 'on' : 'off');
  }

  /** Told whenever it may have changed whose turn it is; only the beginning of one's own counts. */
  turn(mine: boolean, words: string, title: string): void {
    const begins = mine && !this.#was;
    this.#was = mine;
    if (!begins) return;
    if (this.sound) this.#chime();
    if (!document.hidden) return;
    navigator.vibrate?.(120);
    if (this.notify) new Notification(title, { body: words, tag: 'ludotheque-turn' });
  }

  /** Two soft wooden notes. Browsers allow none before the reader has touched the page. */
  #chime(): void {
    try {
      this.#audio ??= new AudioContext();
      const audio = this.#audio;
      if (audio.state !== 'running') return;
      [523, 659].forEach((pitch, index) => {
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
    } catch {
      // A device without sound is no reason to stop.
    }
  }
}

export const attention = new Attention();
