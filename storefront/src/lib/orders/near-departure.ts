import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';

/** Near the departure, the ticket page is brought up to date this often, in milliseconds. */
export const PIER_MS = 30_000;

const NEAR_MS = 6 * 3_600_000;

/** Whether guests may be on their way to the pier: within six hours of the departure, or shortly after it. */
export const isNearDeparture = (departsAt: string): boolean =>
  Math.abs(Date.parse(departsAt) - serverNow()) < NEAR_MS;
