/** For how long an answer is shown without asking again, in milliseconds, unless a query says otherwise. */
export const FRESH_MS = 60_000;
