let aheadMs = 0;

/** Learns from an answer's `Date` header how far the server's clock is ahead of this device's. */
export function followServerClock(response: Response): void {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) aheadMs = date - Date.now();
}

/** Now by the server's clock, in milliseconds since the epoch: what a countdown of the server's must be held against. */
export const serverNow = (): number => Date.now() + aheadMs;
