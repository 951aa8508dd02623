import { z } from 'zod';

const seatName = z
  .string()
  .regex(/^[1-9]\d{0,3}[A-F]$/)
  .describe('Row, counted from the bow, and letter from port to starboard, such as 3C');

/** The chosen seats of a party (R429). */
export const partySeats = z
  .array(seatName.nullable())
  .min(1)
  .max(9)
  .superRefine((seats, context) => {
    for (const [index, seat] of seats.entries())
      if (seat !== null && seats.indexOf(seat) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'duplicate' });
  })
  .describe(
    'The seat of each passenger, in their order; null for a free one close to the others. Without it, all are seated together automatically',
  );

/** The seats of a sailing, without anybody’s name. */
export const seatMap = z.object({
  sailingId: z.int(),
  seats: z
    .int()
    .describe('The number of seats: six in each row, A to F, from the bow; the last row may be shorter'),
  taken: z.array(z.string()).describe('The seats that cannot be chosen'),
});

export type PartySeats = z.infer<typeof partySeats>;
export type SeatMap = z.infer<typeof seatMap>;
