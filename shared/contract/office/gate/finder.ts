import { z } from 'zod';
import { instant, sen, typedText, uuid } from '../../base/primitives.ts';
import { language, ticketType } from '../../base/vocabulary.ts';

/** How many of a document's last characters a gate knows. */
export const DOCUMENT_END_LENGTH = 4;

/** How many passengers a look-up may show: a party has no more. */
export const MOST_FOUND = 9;

/** How many may match a name, cabin or document: of more none is shown, and more of the name is asked for. */
export const MOST_MATCHES = 8;

/** By what a passenger was looked for; `number` may be a cabin or a document, and was both or neither. */
export const lookupKinds = ['name', 'cabin', 'document', 'number', 'order'] as const;

/** A passenger as a gate finds them without their ticket. */
export const listedPassenger = z.object({
  ticketId: uuid,
  orderNumber: z.string(),
  serial: z.string(),
  passengerName: z.string(),
  ticketType,
  minor: z.boolean(),
  seat: z.string(),
  cabin: z.string().nullable(),
  documentEnd: z.string().describe('The last letters and digits of their document, in lower case'),
  stillToPaySen: sen,
  language,
  notes: z.array(z.string()).optional().describe('As with the ticket: what the desk has pinned'),
});

/** What `sealed` opens to: whole orders one after the other, each in the order of its booking. */
export const passengerList = z.array(listedPassenger);

/** `POST /office/gate/passengers`: the passengers of the sailing that the calling workplace boards (R140). */
export const passengerListRequest = z.object({
  stationId: uuid,
  sailingId: z.int(),
  has: typedText(100).nullable().describe('The version that it has; null for none'),
});
export const passengerListAnswer = z.object({
  key: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('32 bytes in base64url, of this workplace and this sailing; kept in memory alone'),
  until: instant.describe('When the session ends, and with it the use of the key'),
  list: z
    .object({
      version: z.string().max(100),
      sealed: z.base64().describe('AES-256-GCM of the gzipped JSON of `passengerList` (shared/node)'),
    })
    .nullable()
    .describe('Null where the workplace has it'),
});

/** That somebody looked passengers up at a gate: by what, and who was shown. What was typed is told to nobody. */
export const gateLookup = z.object({
  lookupId: uuid.describe('Made where it happened: however often it is sent, it is one look-up'),
  sailingId: z.int(),
  gate: typedText(40),
  officerId: uuid,
  kind: z.enum(lookupKinds),
  shown: z.array(uuid).max(MOST_FOUND).describe('The tickets of those who were shown'),
  at: instant.describe('By the server’s clock, as far as the station knows it'),
});

/** `POST /office/gate/lookups` */
export const gateLookupsRequest = z.object({
  stationId: uuid,
  lookups: z.array(gateLookup).min(1).max(100),
  assertions: z
    .array(typedText(4000))
    .max(50)
    .default([])
    .describe('That the officers of these look-ups were signed in at this station (stations.ts)'),
});
export const gateLookupsResult = z.object({
  stored: z.array(uuid).describe('Those that the server has, from now or from before'),
});

export type ListedPassenger = z.infer<typeof listedPassenger>;
export type PassengerListRequest = z.output<typeof passengerListRequest>;
export type PassengerListAnswer = z.infer<typeof passengerListAnswer>;
export type LookupKind = (typeof lookupKinds)[number];
export type GateLookup = z.output<typeof gateLookup>;
export type GateLookupsRequest = z.output<typeof gateLookupsRequest>;
