import { beforeEach, expect, test, vi } from 'vitest';

interface PlayedTone {
  hertz: number;
  shape: string;
  from: number;
  to: number;
}

let tones: PlayedTone[] = [];
let resumed: Promise<void> = Promise.resolve();

class FakeAudioContext {
  currentTime = 5;
  destination = {};
  resume = () => resumed;
  createGain = () => ({
    gain: { setValueAtTime() {}, setTargetAtTime() {} },
    connect: (next: unknown) => next,
  });
  createOscillator() {
    const tone: PlayedTone = { hertz: 0, shape: '', from: 0, to: 0 };
    tones.push(tone);
    return {
      set type(shape: string) {
        tone.shape = shape;
      },
      frequency: {
        set value(hertz: number) {
          tone.hertz = hertz;
        },
      },
      connect: (next: unknown) => next,
      start: (at: number) => {
        tone.from = at;
      },
      stop: (at: number) => {
        tone.to = at;
      },
    };
  }
}
vi.resetModules();
vi.stubGlobal('AudioContext', FakeAudioContext);
const { sound } = await import('./sound.ts');

async function play(verdict: Parameters<typeof sound>[0]): Promise<PlayedTone[]> {
  tones = [];
  sound(verdict);
  await Promise.resolve(await resumed);
  return tones;
}

beforeEach(() => {
  vi.useRealTimers();
  resumed = Promise.resolve();
});

test('plays one high tone for an admission', async () => {
  const [tone, ...more] = await play('admit');
  expect(more).toEqual([]);
  expect(tone?.hertz).toBeGreaterThan(1000);
  expect(tone?.shape).toBe('sine');
});

test('plays two falling tones for a warning', async () => {
  const [first, second, ...more] = await play('warn');
  expect(more).toEqual([]);
  expect(second?.hertz).toBeLessThan(first?.hertz ?? 0);
  expect(second?.from).toBeGreaterThan(first?.from ?? Number.POSITIVE_INFINITY);
});

test('plays a low buzz for a refusal, longer than any other sound', async () => {
  const [tone, ...more] = await play('refuse');
  expect(more).toEqual([]);
  expect(tone?.hertz).toBeLessThan(200);
  expect(tone?.shape).toBe('square');
  expect((tone?.to ?? 0) - (tone?.from ?? 0)).toBeGreaterThan(0.4);
});

test('plays three rising tones, twice, for a stopped scanner, unlike any verdict', async () => {
  const played = await play('stopped');
  const pitches = played.map(({ hertz }) => hertz);
  expect(pitches).toHaveLength(6);
  expect(pitches.slice(0, 3)).toEqual(pitches.slice(3));
  expect(pitches.slice(0, 3)).toEqual(pitches.slice(0, 3).sort((a, b) => a - b));
  const verdicts = [...(await play('admit')), ...(await play('warn')), ...(await play('refuse'))];
  expect(
    verdicts.filter(({ hertz, shape }) => pitches.includes(hertz) || shape === played[0]?.shape),
  ).toEqual([]);
});

test('does not play a sound that the browser delayed too long', async () => {
  vi.useFakeTimers();
  let allow = () => {};
  resumed = new Promise(resolve => {
    allow = resolve;
  });
  tones = [];
  sound('admit');
  vi.advanceTimersByTime(2_000);
  allow();
  await resumed;
  await Promise.resolve();
  expect(tones).toEqual([]);
});
