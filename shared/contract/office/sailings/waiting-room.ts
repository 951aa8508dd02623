import { z } from 'zod';
import { instant } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';

const roomOpeners = ['office', 'rush'] as const;

/** The waiting room of a sailing, for the office. */
export const officeWaitingRoom = z.object({
  version,
  salesOpenAt: instant.nullable(),
  openedBy: z
    .enum(roomOpeners)
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

export const waitingRoomChange = z.object({ salesOpenAt: instant.nullable(), open: z.boolean() });

export type OfficeWaitingRoom = z.infer<typeof officeWaitingRoom>;
export type WaitingRoomChange = z.output<typeof waitingRoomChange>;
