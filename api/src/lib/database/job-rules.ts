const HOUR_SECONDS = 3600;

/**
 * How often a job is tried that fails: after 15 seconds, then after about twice as long each time, up to 55 minutes, for two days:
 * a mail server that is down over a night or a Sunday costs no mail (R352). Under an hour between two attempts: longer, and a
 * refund counts as one that nobody tries any more.
 */
export const JOB_RETRIES = { retryLimit: 60, retryDelay: 15, retryDelayMax: 55 * 60 };
/** What the clock starts again and again needs few. */
export const SCHEDULED_RETRIES = { ...JOB_RETRIES, retryLimit: 3 };
/** A job that waits for its next attempt is kept longer than that takes. */
export const JOB_WAITS_SECONDS = 14 * 24 * HOUR_SECONDS;

/** The shortest time from the first attempt to the last: the queue draws each delay between half of it and all of it. */
export function shortestSpanSeconds({ retryLimit, retryDelay, retryDelayMax }: typeof JOB_RETRIES): number {
  let seconds = 0;
  for (let retry = 1; retry <= retryLimit; retry++)
    seconds += Math.min(retryDelayMax, (retryDelay * 2 ** Math.min(16, retry)) / 2);
  return seconds;
}
