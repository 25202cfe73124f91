/** The sound of wood on wood: a short noise through the tones that a block has. */

import { awake } from '../../browser/audio';

/** Millimetres a second: softer is not heard, harder is not louder. */
const SOFT = 25;
const HARD = 900;
/** Milliseconds: what comes faster sounds like a rattle. */
const APART = 45;

export class Knock {
  #noise: AudioBuffer | null = null;
  #last = 0;

  /** Only what a touch has woken makes sounds; whoever has none hears nothing. */
  strike(speed: number): void {
    const now = performance.now();
    if (speed < SOFT || now - this.#last < APART) return;
    this.#last = now;
    const audio = awake();
    if (audio) this.#play(audio, Math.min(1, speed / HARD) ** 0.7);
  }

  #play(audio: AudioContext, loud: number): void {
    const start = audio.currentTime;
    const source = audio.createBufferSource();
    source.buffer = this.#noise ??= burst(audio);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.5 * loud + 0.03, start);
    gain.gain.exponentialRampToValueAtTime(0.0008, start + 0.16);
    // A block of this size rings about here, and a little above the octave.
    for (const [pitch, sharp] of [
      [620 + Math.random() * 160, 9],
      [1480 + Math.random() * 260, 14],
      [210 + Math.random() * 40, 4],
    ] as const) {
      const tone = audio.createBiquadFilter();
      tone.type = 'bandpass';
      tone.frequency.value = pitch;
      tone.Q.value = sharp;
      source.connect(tone).connect(gain);
    }
    gain.connect(audio.destination);
    source.start(start);
    source.stop(start + 0.18);
  }
}

function burst(audio: AudioContext): AudioBuffer {
  const long = Math.floor(audio.sampleRate * 0.16);
  const buffer = audio.createBuffer(1, long, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let index = 0; index < long; index += 1)
    wave[index] = (Math.random() * 2 - 1) * Math.exp(-index / (long * 0.06));
  return buffer;
}
