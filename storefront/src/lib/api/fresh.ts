/** The default time for which an answer is not requested again, in milliseconds. */
export const FRESH_MS = 60_000;
