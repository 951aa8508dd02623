import { z } from 'zod';
import { humanCheckPayload } from '../base/human-check.ts';
import { instant, uuid } from '../base/primitives.ts';

/** Made by the browser (32 random bytes, base64url): whoever has it has the place. The server keeps a digest. */
export const waitingToken = z.string().regex(/^[\w-]{43}$/);

export const waitingTokenBody = z.object({ token: waitingToken });
export const waitingJoin = waitingTokenBody.extend({
  humanCheck: humanCheckPayload
    .optional()
    .describe('Asked for with `human-check-required` where many wait from one address'),
});

/** The draw among those who came before the sale opened (docs/waiting-room). */
export const waitingDraw = z.object({
  seedHash: z.string().describe('SHA-256 of the seed, hexadecimal: public before the draw'),
  seed: z.string().nullable().describe('The seed, hexadecimal; null until the draw'),
  drawnAt: instant.nullable(),
  drawn: z.int().describe('How many were drawn: they have the numbers 1 to this one'),
});

/** What everybody in the line shares; it may be a second old. */
export const waitingRoom = z.object({
  sailingId: z.int(),
  open: z.boolean().describe('Only those who were let in may book'),
  salesOpenAt: instant.nullable(),
  draw: waitingDraw.nullable(),
  served: z.int().describe('Everybody up to this number has been let in'),
  waiting: z.int(),
  perMinute: z
    .object({ slow: z.number(), fast: z.number() })
    .nullable()
    .describe('Numbers a minute, between these two; null while nobody can tell'),
  placesLeft: z.int(),
  partiesLeft: z.int().describe('Parties of the usual size that the places left are enough for'),
  soldOut: z.boolean(),
  mayComeBack: z.boolean().describe('Unpaid bookings hold places: some may become free again'),
  turnMinutes: z.int(),
  ask: z
    .object({ nearSeconds: z.int(), farSeconds: z.int(), nearPlaces: z.int() })
    .describe('How often to ask: those within `nearPlaces` of their turn, and all others'),
});

export const placeStates = ['waiting', 'let-in', 'booked', 'left', 'too-late', 'closed'] as const;

/** One's own place in the line. */
export const placeInLine = z.object({
  lineId: uuid.describe('Public: the draw is of these'),
  number: z.int().nullable().describe('Null until the draw, and for a second after joining'),
  state: z.enum(placeStates),
  turnEndsAt: instant.nullable(),
});

export const waitingLineQuery = z.object({
  after: z.coerce.number().int().min(0).default(0).describe('Numbers above this one'),
});
/** A part of the public line: who was drawn to which number. */
export const waitingLine = z.object({
  draw: waitingDraw.nullable(),
  items: z.array(z.object({ lineId: uuid, number: z.int() })),
  next: z.int().nullable().describe('`after` of the next part; null on the last'),
});

export type WaitingRoom = z.infer<typeof waitingRoom>;
export type WaitingDraw = z.infer<typeof waitingDraw>;
export type PlaceInLine = z.infer<typeof placeInLine>;
export type PlaceState = (typeof placeStates)[number];
export type WaitingLine = z.infer<typeof waitingLine>;
export type WaitingJoin = z.input<typeof waitingJoin>;
