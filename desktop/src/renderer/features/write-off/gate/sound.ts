import type { Verdict } from '../../../../bridge-gate.ts';

interface Tone {
  hertz: number;
  /** Seconds after the start. */
  at: number;
  seconds: number;
  shape: OscillatorType;
}

/** The sounds: one for each result of a scan, and one for a stopped scanner of this workplace. */
export type SoundKind = Verdict | 'stopped';

/** One high tone, two tones, a low buzz (R128); three rising tones, twice, if no ticket can be verified any more. */
const tones: Record<SoundKind, readonly Tone[]> = {
  admit: [{ hertz: 1320, at: 0, seconds: 0.14, shape: 'sine' }],
  warn: [
    { hertz: 880, at: 0, seconds: 0.12, shape: 'sine' },
    { hertz: 660, at: 0.18, seconds: 0.18, shape: 'sine' },
  ],
  refuse: [{ hertz: 130, at: 0, seconds: 0.5, shape: 'square' }],
  stopped: [0, 0.6].flatMap(begin =>
    [440, 554, 740].map((hertz, step) => ({
      hertz,
      at: begin + step * 0.15,
      seconds: 0.13,
      shape: 'triangle' as const,
    })),
  ),
};

const LOUDNESS = 0.25;
/** Ends a tone without a click. */
const FADE_SECONDS = 0.02;
/** A later sound would be attributed to the next passenger. */
const PATIENCE_MS = 400;

let context: AudioContext | undefined;

/** Plays the sound of a verdict, or of a stopped scanner. A computer without sound stays silent. */
export function sound(kind: SoundKind): void {
  const audio = openAudio();
  if (!audio) return;
  const until = performance.now() + PATIENCE_MS;
  // Browsers play no sound before the first user input.
  void audio.resume().then(() => {
    if (performance.now() <= until) for (const tone of tones[kind]) play(audio, tone);
  });
}

/** The audio output of this computer; undefined without one: color, symbol and word have the same meaning. */
export function openAudio(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    return context;
  } catch {
    return undefined;
  }
}

function play(audio: AudioContext, { hertz, at, seconds, shape }: Tone): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  const begin = audio.currentTime + at;
  oscillator.type = shape;
  oscillator.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, begin);
  volume.gain.setTargetAtTime(0, begin + seconds - FADE_SECONDS, FADE_SECONDS);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds + FADE_SECONDS * 5);
}
