import { expect, it } from "vitest";
import { makeSounds, SOUND_NAMES } from "./sounds";

/** A context that counts what is started, and when it ends. */
function counting(): { context: BaseAudioContext; ends: number[] } {
  const ends: number[] = [];
  const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {}, value: 0 };
  const node = (): Record<string, unknown> => ({
    gain: value,
    frequency: value,
    Q: value,
    connect: (to: unknown) => to,
    start() {},
    stop: (at: number) => ends.push(at),
  });
  const context = {
    sampleRate: 100,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
  };
  return { context: context as unknown as BaseAudioContext, ends };
}

it.each(SOUND_NAMES)("%s sounds, and ends within two seconds", (name) => {
  const { context, ends } = counting();
  makeSounds(context, {} as AudioNode)[name](0, 3);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(2);
});
