/** The sounds of the table, made of oscillators and a second of noise; there are no files. */

export const SOUND_NAMES = ["place", "stone", "grain", "card", "points", "drum", "call", "conch"] as const;
export type SoundName = (typeof SOUND_NAMES)[number];
/** Begins at a time of the context; `n` is an amount: goods, points, days. */
type Play = (at: number, n: number) => void;

const SILENCE = 0.0001;
const MOST_GOODS = 5;
const POINTS_A_NOTE = 5;
const SLIT_DRUM = [196, 261.6, 329.6];

/** How loud something is: it rises to a peak and dies away. */
interface Shape {
  at: number;
  rise: number;
  length: number;
  peak: number;
}

class Maker {
  private readonly noise: AudioBuffer;

  constructor(
    readonly context: BaseAudioContext,
    private readonly out: AudioNode,
  ) {
    this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    // The same noise every time: a row of numbers that looks like chance.
    let seed = 7;
    for (let i = 0; i < samples.length; i++) {
      seed = (seed * 16807) % 2147483647;
      samples[i] = seed / 1073741823.5 - 1;
    }
  }

  envelope({ at, rise, length, peak }: Shape): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENCE, at);
    gain.gain.exponentialRampToValueAtTime(peak, at + rise);
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + length);
    gain.connect(this.out);
    return gain;
  }

  tone(type: OscillatorType, from: number, to: number, shape: Shape): void {
    const tone = this.context.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, shape.at);
    tone.frequency.exponentialRampToValueAtTime(to, shape.at + shape.length);
    tone.connect(this.envelope(shape));
    tone.start(shape.at);
    tone.stop(shape.at + shape.length + 0.02);
  }

  hiss(type: BiquadFilterType, from: number, to: number, q: number, shape: Shape): void {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    source.buffer = this.noise;
    source.loop = true;
    filter.type = type;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, shape.at);
    filter.frequency.exponentialRampToValueAtTime(to, shape.at + shape.length);
    source.connect(filter).connect(this.envelope(shape));
    source.start(shape.at);
    source.stop(shape.at + shape.length + 0.02);
  }

  /** A horn: a saw through a low filter, that slides up to its note. */
  horn(note: number, at: number, length: number): void {
    const filter = this.context.createBiquadFilter();
    const horn = this.context.createOscillator();
    filter.type = "lowpass";
    filter.frequency.value = 620;
    filter.connect(this.envelope({ at, rise: 0.22, length, peak: 0.4 }));
    horn.type = "sawtooth";
    horn.frequency.setValueAtTime(note * 0.97, at);
    horn.frequency.linearRampToValueAtTime(note, at + 0.2);
    horn.connect(filter);
    horn.start(at);
    horn.stop(at + length + 0.05);
  }
}

/** All sounds on a context. */
export function makeSounds(context: BaseAudioContext, out: AudioNode): Record<SoundName, Play> {
  const maker = new Maker(context, out);
  const tick = (at: number, rise: number, length: number, peak: number): Shape => ({ at, rise, length, peak });
  return {
    place: (at) => {
      maker.hiss("bandpass", 950, 700, 4, tick(at, 0.002, 0.05, 0.9));
      maker.tone("sine", 190, 120, tick(at, 0.002, 0.09, 0.5));
    },
    stone: (at, n) => {
      maker.hiss("lowpass", 260, 150, 0.7, tick(at, 0.06, 0.25 + 0.35 * n, 2.2));
      for (let i = 0; i < 2 * n; i++)
        maker.hiss("bandpass", 1600, 1100, 6, tick(at + 0.08 + i * 0.16, 0.002, 0.03, 0.25));
    },
    grain: (at, n) => {
      for (let i = 0; i < Math.min(MOST_GOODS, n); i++)
        maker.hiss("highpass", 3800 + 300 * i, 3200, 0.8, tick(at + i * 0.06, 0.001, 0.028, 0.35));
    },
    card: (at) => maker.hiss("bandpass", 2600, 1200, 1.2, tick(at, 0.02, 0.12, 0.35)),
    points: (at, n) => {
      SLIT_DRUM.slice(0, 1 + Math.floor(n / POINTS_A_NOTE)).forEach((note, i) => {
        maker.tone("triangle", note * 1.02, note, tick(at + i * 0.11, 0.003, 0.26, 0.5));
        maker.tone("sine", note * 2.76, note * 2.7, tick(at + i * 0.11, 0.002, 0.07, 0.12));
      });
    },
    drum: (at) => {
      maker.tone("sine", 95, 52, tick(at, 0.004, 0.36, 0.9));
      maker.hiss("lowpass", 500, 120, 0.7, tick(at, 0.002, 0.07, 0.5));
    },
    call: (at) => {
      for (const [note, later] of [
        [659.3, 0],
        [880, 0.15],
      ] as const) {
        maker.tone("sine", note, note, tick(at + later, 0.025, 0.24, 0.32));
        maker.tone("triangle", note * 2, note * 2, tick(at + later, 0.03, 0.16, 0.05));
      }
    },
    conch: (at) => {
      maker.horn(146.8, at, 1.5);
      maker.horn(220, at + 0.34, 1.2);
    },
  };
}
