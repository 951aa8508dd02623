import { z } from 'zod';
import { instant, sen, typedText, uuid } from '../../base/primitives.ts';
import { language, ticketType } from '../../base/vocabulary.ts';

/** How many of a document's last characters a gate stores. */
export const DOCUMENT_END_LENGTH = 4;

/** How many passengers a look-up may show: the size of the largest party. */
export const MOST_FOUND = 9;

/** How many may match a name, cabin or document: with more matches none is shown, and a longer name is needed. */
export const MOST_MATCHES = 8;

/** The kind of search; `number` may be a cabin or a document, if it was both or neither. */
const lookupKinds = ['name', 'cabin', 'document', 'number', 'order'] as const;

/** A passenger in the gate's search without a ticket. */
const listedPassenger = z.object({
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
  notes: z.array(z.string()).optional().describe('The notes that the desk pinned, as with the ticket'),
});

/** The decrypted `sealed`: complete orders in sequence, each in the order of its booking. */
export const passengerList = z.array(listedPassenger);

/** `POST /office/gate/passengers`: the passengers of the sailing that the calling workplace boards (R140). */
export const passengerListRequest = z.object({
  stationId: uuid,
  sailingId: z.int(),
  has: typedText(100).nullable().describe('The version that the workplace has; null for none'),
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

/** A look-up of passengers at a gate: its kind, and who was shown. The typed text is not stored. */
export const gateLookup = z.object({
  lookupId: uuid.describe('Created at the gate: the same look-up sent twice is one look-up'),
  sailingId: z.int(),
  gate: typedText(40),
  officerId: uuid,
  kind: z.enum(lookupKinds),
  shown: z.array(uuid).max(MOST_FOUND).describe('The tickets of the passengers who were shown'),
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
    .describe('Proof that the officers of these look-ups were logged in at this station (stations.ts)'),
});
export const gateLookupsResult = z.object({
  stored: z.array(uuid).describe('All that the server has stored, now or before'),
});

export type ListedPassenger = z.infer<typeof listedPassenger>;
export type PassengerListRequest = z.output<typeof passengerListRequest>;
export type PassengerListAnswer = z.infer<typeof passengerListAnswer>;
export type LookupKind = (typeof lookupKinds)[number];
export type GateLookup = z.output<typeof gateLookup>;
export type GateLookupsRequest = z.output<typeof gateLookupsRequest>;
