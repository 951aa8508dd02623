let aheadMs = 0;

/** Measures from the date of an answer, as in its `Date` header, how far the server's clock is ahead of this device's. */
export function followServerClock(answeredAt: string | null): void {
  const date = Date.parse(answeredAt ?? '');
  if (!Number.isNaN(date)) aheadMs = date - Date.now();
}

/** The time by the server's clock, in milliseconds since the epoch: to compare with times from the server. */
export const serverNow = (): number => Date.now() + aheadMs;
