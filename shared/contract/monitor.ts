import { z } from 'zod';
import { catalogueId, instant, localDate } from './base/primitives.ts';
import { boardingPhases, sailingStatuses, session } from './base/vocabulary.ts';
import { sailingSummary, shipSummary } from './sailings.ts';

export const monitorParams = z.object({ sailingId: catalogueId });

/** The boarding progress of a sailing, for a screen in the terminal: numbers without passenger data. */
export const boardingMonitor = z.object({
  sailingId: z.int(),
  ship: shipSummary,
  route: sailingSummary.shape.route,
  date: localDate,
  session,
  status: z.enum(sailingStatuses),
  gate: z.string().describe('Empty while none is assigned'),
  departsAt: instant,
  arrivesAt: instant,
  boardingOpensAt: instant,
  lastCallAt: instant,
  boardingClosesAt: instant,
  phase: z.enum(boardingPhases),
  lastCall: z.boolean(),
  boarded: z.int(),
  booked: z.int().describe('Tickets of paid orders'),
  asOf: instant,
});

/** Name of the server-sent event whose data is a `boardingMonitor`. */
export const BOARDING_EVENT = 'boarding';

export type BoardingMonitor = z.infer<typeof boardingMonitor>;
