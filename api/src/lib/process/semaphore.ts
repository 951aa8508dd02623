import pLimit from 'p-limit';
import { AppError } from '../errors.ts';

/** Limits how many tasks run concurrently and how many wait. */
export interface Semaphore {
  /** @throws AppError `unavailable` if too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const limit = pLimit(atOnce);
  return {
    async run(work) {
      // p-limit has no limit of waiting tasks.
      if (limit.activeCount >= atOnce && limit.pendingCount >= waiting) throw new AppError('unavailable');
      return limit(work);
    },
  };
}
