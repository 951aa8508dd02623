import { z } from 'zod';
import { instant } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';

export const roomOpeners = ['office', 'rush'] as const;

/** The waiting room of a sailing, for those who run the sale. */
export const officeWaitingRoom = z.object({
  version,
  salesOpenAt: instant.nullable(),
  openedBy: z.enum(roomOpeners).nullable().describe('Null while it is closed; `rush`: it opened by itself'),
  drawnAt: instant.nullable(),
  waiting: z.int(),
  inside: z.int().describe('Let in, and neither booked nor gone'),
  booked: z.int().describe('Who booked after waiting'),
  perMinute: z.number().describe('Let in a minute, over the last minute'),
  attempts: z.int().describe('Booking attempts in this minute and the one before'),
  startsAt: z.int().describe('Attempts a minute at which it opens by itself; 0: it does not'),
});

export const waitingRoomChange = z.object({ salesOpenAt: instant.nullable(), open: z.boolean() });

export type OfficeWaitingRoom = z.infer<typeof officeWaitingRoom>;
export type WaitingRoomChange = z.output<typeof waitingRoomChange>;
