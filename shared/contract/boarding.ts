import { z } from 'zod';
import { instant, scannedText, typedText, uuid } from './base/primitives.ts';
import { language, session, ticketType } from './base/vocabulary.ts';

/** Why a ticket is refused; the message of each is in shared/i18n (`errors`, `refusal.…`). */
export const boardingRefusals = [
  'already-boarded',
  'wrong-sailing',
  'canceled',
  'unpaid',
  'too-early',
  'too-late',
  'forged',
  'not-a-ticket',
  'not-found',
  'wrong-code',
  'sailing-over',
  'unknown-key',
  'key-withdrawn',
] as const;

const where = {
  eventId: uuid.describe('Made by the gate: the same scan sent twice is one event'),
  sailingId: z.int().optional().describe('The sailing that this gate boards; any if omitted'),
  gate: typedText(40).default(''),
  scannedAt: instant.optional().describe('Now if omitted'),
};
export const scanRequest = z.object({ code: scannedText(2000), ...where });
export const typedRequest = z.object({
  ticketId: typedText(60).min(1).describe('Ticket id or serial'),
  verificationCode: typedText(40).min(1),
  ...where,
});

export const boardingDecision = z.object({
  outcome: z.enum(['boarded', 'refused']),
  refusal: z.enum(boardingRefusals).nullable(),
  message: z.string(),
  ticket: z
    .object({
      id: uuid,
      serial: z.string(),
      passengerName: z.string(),
      ticketType,
      seat: z.string(),
      cabin: z.string().nullable(),
      minor: z.boolean(),
      guardian: z
        .object({ name: z.string(), boarded: z.boolean() })
        .nullable()
        .describe('Of a minor: the adult in the same order, one on board rather than one who is not yet'),
      orderNumber: z.string(),
      partyBoarded: z.int(),
      partySize: z.int(),
      sailing: z.object({ id: z.int(), date: z.string(), session, departsAt: instant }),
      language,
    })
    .nullable(),
  earlier: z
    .object({ at: instant, gate: z.string() })
    .nullable()
    .describe('When and where it was boarded, if it was'),
});

export type BoardingRefusal = (typeof boardingRefusals)[number];
export type BoardingDecision = z.infer<typeof boardingDecision>;
export type ScanRequest = z.output<typeof scanRequest>;
export type TypedRequest = z.output<typeof typedRequest>;
