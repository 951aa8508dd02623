import { type Pace, waitAfter } from './sync-intervals.ts';

interface LoopDeps {
  /** Does the work once; resolves with whether it succeeded, and never throws. */
  work: () => Promise<boolean>;
  /** Whether the work must not start by itself. */
  isStopped: () => boolean;
  pace: Pace;
  /** A random number from 0 up to 1. */
  random: () => number;
  ending: AbortSignal;
}

/** Repeats a task, one run at a time, and sooner after a failure or on request. */
export function createLoop({ work, isStopped, pace, random, ending }: LoopDeps) {
  let failures = 0;
  /** What follows the running work: another run if it succeeds, or in any case. */
  let next: 'none' | 'if-well' | 'always' = 'none';
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function turn(): Promise<void> {
    failures = (await work()) ? 0 : failures + 1;
  }

  function begin(): Promise<void> {
    clearTimeout(timer);
    next = 'none';
    running = turn().finally(() => {
      running = null;
      if (ending.aborted) return;
      if (next === 'always' || (next === 'if-well' && failures === 0)) void begin();
      else if (!isStopped()) timer = setTimeout(beginByItself, waitAfter(failures, pace, random));
    });
    return running;
  }

  function beginByItself(): void {
    if (!isStopped() && !ending.aborted && !running) void begin();
  }

  return {
    isRunning: (): boolean => running !== null,
    /** Runs as soon as possible. After a failure the next run waits for its interval. */
    wake(): void {
      if (failures > 0 || isStopped() || ending.aborted) return;
      if (!running) void begin();
      else if (next === 'none') next = 'if-well';
    },
    runNow(): void {
      if (ending.aborted) return;
      if (running) next = 'always';
      else void begin();
    },
    /** Resolves after a run that started after this call. */
    async now(): Promise<void> {
      await running;
      if (!ending.aborted) await (running ?? begin());
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      await running;
    },
  };
}
