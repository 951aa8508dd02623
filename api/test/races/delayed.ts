import { setTimeout as pause } from 'node:timers/promises';

/** Starts the work after a number of milliseconds. */
export async function later<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  await pause(milliseconds);
  return work();
}
