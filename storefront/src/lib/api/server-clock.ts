let aheadMs = 0;

/** Measures from an answer's `Date` header how far the server's clock is ahead of this device's. */
export function followServerClock(response: Response): void {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) aheadMs = date - Date.now();
}

/** The time by the server's clock, in milliseconds since the epoch: to compare with times from the server. */
export const serverNow = (): number => Date.now() + aheadMs;
