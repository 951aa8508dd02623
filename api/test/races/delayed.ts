import { setTimeout as pause } from 'node:timers/promises';

/** Begins the work in so many milliseconds. */
export async function later<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  await pause(milliseconds);
  return work();
}
