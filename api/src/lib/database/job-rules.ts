const HOUR_SECONDS = 3600;

/**
 * The retries of a failed job: after 15 seconds, then after about twice as long each time, up to 55 minutes, for two days. A mail
 * server that is down over a night or a Sunday thereby costs no mail (R352). The delay must be less than an hour: otherwise a
 * refund would count as given up.
 */
export const JOB_RETRIES = { retryLimit: 60, retryDelay: 15, retryDelayMax: 55 * 60 };
/** Scheduled jobs need few retries, because they run again anyway. */
export const SCHEDULED_RETRIES = { ...JOB_RETRIES, retryLimit: 3 };
/** A waiting job is kept longer than all of its retries take. */
export const JOB_WAITS_SECONDS = 14 * 24 * HOUR_SECONDS;

/** The shortest time from the first attempt to the last: the queue draws each delay between half and all of it. */
export function shortestSpanSeconds({ retryLimit, retryDelay, retryDelayMax }: typeof JOB_RETRIES): number {
  let seconds = 0;
  for (let retry = 1; retry <= retryLimit; retry++)
    seconds += Math.min(retryDelayMax, (retryDelay * 2 ** Math.min(16, retry)) / 2);
  return seconds;
}
