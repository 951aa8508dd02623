import { z } from 'zod';
import { instant } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';

const queueOpeners = ['office', 'rush'] as const;

/** The queue of a sailing, for the office. */
export const officeQueue = z.object({
  version,
  salesOpenAt: instant.nullable(),
  openedBy: z
    .enum(queueOpeners)
    .nullable()
    .describe('Null while it is closed; `rush`: it opened automatically'),
  drawnAt: instant.nullable(),
  waiting: z.int(),
  inside: z.int().describe('Admitted, without a booking yet'),
  booked: z.int().describe('Booked after waiting'),
  perMinute: z.number().describe('Admitted per minute, over the last minute'),
  attempts: z.int().describe('Booking attempts in this minute and the one before'),
  startsAt: z.int().describe('Attempts per minute at which it opens automatically; 0: never'),
});

export const queueChange = z.object({ salesOpenAt: instant.nullable(), open: z.boolean() });

export type OfficeQueue = z.infer<typeof officeQueue>;
export type QueueChange = z.output<typeof queueChange>;
