import { z } from 'zod';
import { humanCheckPayload } from '../base/human-check.ts';
import { instant, uuid } from '../base/primitives.ts';

/** Created by the browser (32 random bytes, base64url); it identifies the position in the queue. The server stores a digest. */
export const waitingToken = z.string().regex(/^[\w-]{43}$/);

export const waitingTokenBody = z.object({ token: waitingToken });
export const queueJoin = waitingTokenBody.extend({
  humanCheck: humanCheckPayload
    .optional()
    .describe('Required with `human-check-required` if many wait from one address'),
});

/** The draw among the customers who joined before the sale opened (docs/queue). */
const queueDraw = z.object({
  seedHash: z.string().describe('SHA-256 of the seed, hexadecimal: public before the draw'),
  seed: z.string().nullable().describe('The seed, hexadecimal; null until the draw'),
  drawnAt: instant.nullable(),
  drawn: z.int().describe('How many numbers were drawn, from 1'),
});

/** The public state of the queue; it may be a second old. */
export const queueState = z.object({
  sailingId: z.int(),
  open: z.boolean().describe('Only customers who were let in may book'),
  salesOpenAt: instant.nullable(),
  draw: queueDraw.nullable(),
  served: z.int().describe('All numbers up to this one have been admitted'),
  waiting: z.int(),
  perMinute: z
    .object({ slow: z.number(), fast: z.number() })
    .nullable()
    .describe('Estimated numbers per minute, between these two; null while unknown'),
  placesLeft: z.int(),
  partiesLeft: z.int().describe('How many parties of usual size the remaining places are enough for'),
  soldOut: z.boolean(),
  mayComeBack: z.boolean().describe('Unpaid bookings hold places that may become free again'),
  turnMinutes: z.int(),
  ask: z
    .object({ nearSeconds: z.int(), farSeconds: z.int(), nearPlaces: z.int() })
    .describe('Polling intervals: within `nearPlaces` of the turn, and for all others'),
});

const placeStates = ['waiting', 'let-in', 'booked', 'left', 'too-late', 'closed'] as const;

/** The caller's position in the queue. */
export const queuePosition = z.object({
  lineId: uuid.describe('Public: the draw uses these ids'),
  number: z.int().nullable().describe('Null until the draw, and for a second after joining'),
  state: z.enum(placeStates),
  turnEndsAt: instant.nullable(),
});

export const queueDrawQuery = z.object({
  after: z.coerce.number().int().min(0).default(0).describe('Numbers above this one'),
});
/** A part of the public draw: the number of each id. */
export const queueDrawPart = z.object({
  draw: queueDraw.nullable(),
  items: z.array(z.object({ lineId: uuid, number: z.int() })),
  next: z.int().nullable().describe('`after` of the next part; null on the last'),
});

export type QueueState = z.infer<typeof queueState>;
export type QueueDraw = z.infer<typeof queueDraw>;
export type QueuePosition = z.infer<typeof queuePosition>;
export type QueueDrawPart = z.infer<typeof queueDrawPart>;
export type QueueJoin = z.input<typeof queueJoin>;
