import { AppError } from '../errors.ts';

/** Limits how many tasks run concurrently and how many wait. */
export interface Semaphore {
  /** @throws AppError `unavailable` where too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < atOnce) running++;
      else if (queue.length < waiting) await new Promise<void>(resolve => queue.push(resolve));
      else throw new AppError('unavailable');
      try {
        return await work();
      } finally {
        // Whoever waits longest takes the place over, so `running` stays as it is.
        const next = queue.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
