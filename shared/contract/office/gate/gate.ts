import { z } from 'zod';
import { instant, localDate, pageOf, sen, translated, typedText, uuid } from '../../base/primitives.ts';
import { conflictStatuses, language, session, ticketType } from '../../base/vocabulary.ts';
import { boardingRefusals } from '../../boarding.ts';
import { listQuery } from '../system/lists.ts';
import { boardingMethods, boardingOutcomes, gateSailing } from './boarding.ts';

/** SHA-256 in base64url, without padding. */
const digest = z.string().regex(/^[\w-]{43}$/);
const gateName = typedText(40);

/** Prefixes of hashed and derived data, so that none can be used for another purpose. */
export const gateLabels = {
  ticketRef: 'gangway gate ticket v1\0',
  serialRef: 'gangway gate serial v1\0',
  codeRef: 'gangway gate code v1\0',
  detailKey: 'gangway gate detail v3',
} as const;

/**
 * The words of every detail, as a preset dictionary of DEFLATE. Encrypted data cannot be compressed in transit,
 * so it is compressed before; with a dictionary on both sides, a party of four takes a fifth of the size.
 */
export const detailWords = ['child', 'senior', 'adult']
  .map(
    type =>
      `"},{"ticketId":"01","serial":"-1","passengerName":" bin binti ","ticketType":"${type}","minor":false,"seat":"1A","cabin":null`,
  )
  .concat('{"ticketId":"01","orderNumber":"SC","stillToPaySen":0,"language":"en","members":[{"ticketId":"01')
  .join('');

/** A member of a party, as contained in every ticket of the party. */
const gateMember = z.object({
  ref: digest,
  ticketId: uuid,
  serial: z.string(),
  passengerName: z.string(),
  ticketType,
  minor: z.boolean(),
  seat: z.string(),
  cabin: z.string().nullable(),
});

/**
 * The personal data that a ticket's code decrypts. They are sent and cached by the station as JSON without
 * the members' `ref` (derived from their ids), compressed by raw DEFLATE with `detailWords`, and encrypted with AES-256-GCM (12 bytes nonce ·
 * ciphertext · 16 bytes tag). The key is derived from the verification secret by the one-step KDF of NIST
 * SP 800-56C with SHA-256, whose fixed information is `gateLabels.detailKey` and the 32 bytes of the ticket's `ref`. Only a
 * gate that was shown the secret can decrypt it (R110).
 */
export const gateDetail = z.object({
  ticketId: uuid,
  orderNumber: z.string(),
  stillToPaySen: sen,
  language,
  notes: z.array(z.string()).optional().describe('Notes pinned by the desk; omitted if there are none'),
  members: z
    .array(gateMember)
    .min(1)
    .describe('The party including the ticket’s own passenger, in the order of the booking'),
});

/** `unpaid`: its order is unpaid. An amount that is left on a paid order is `stillToPaySen`. */
const gateTicketStates = ['valid', 'unpaid', 'canceled'] as const;

const gateBoarding = z.object({ eventId: uuid.nullable(), at: instant, gate: z.string() });

/** A ticket in a gate's cache: it contains no personal data and nothing that admits a passenger. */
const gateTicket = z.object({
  ref: digest.describe('Of `gateLabels.ticketRef` and the 16 bytes of the ticket’s id'),
  serialRef: digest.describe('Of `gateLabels.serialRef` and the serial in upper case'),
  codeRef: digest.describe('Of `gateLabels.codeRef` and the code that is printed on it now'),
  sailingId: z.int(),
  state: z.enum(gateTicketStates),
  boarded: gateBoarding.nullable(),
  sealed: z.base64().nullable().describe('Null if the ticket is canceled: its passenger is no longer shown'),
});

/** The description of a sailing, for tickets of it presented elsewhere. */
const gateSailingName = z.object({
  id: z.int(),
  ship: z.string(),
  date: localDate,
  session,
  departsAt: instant,
});

/** The same with its route, which distinguishes two sailings of one ship on one morning. */
const gateRoutedSailing = gateSailingName.extend({ departure: translated, destination: translated });

/** A key that signed codes. Codes of a withdrawn key are refused. */
const gateKey = z.object({
  id: z.int().min(1).max(255),
  publicKey: z.string().describe('Ed25519, its 32 bytes in base64url'),
  withdrawn: z.boolean(),
});

/** The state that a station reports with every contact. */
const stationState = z.object({
  gate: gateName,
  sailingId: z.int().nullable(),
  waiting: z.int().min(0).describe('Scans that the server has not confirmed yet'),
  waitingSince: instant.nullable().default(null).describe('When the oldest of them was made'),
});
/** A station on the departure board. */
const stationReport = stationState.extend({ id: uuid.describe('Created once by the workplace') });

/** `POST /office/gate/typed`: a typed ticket that the gate does not have, such as one of another day. */
export const typedTicketRequest = z.object({
  ticketId: typedText(60).min(1).describe('Ticket id or serial'),
  verificationCode: typedText(40).min(1),
});
export const typedTicket = z.discriminatedUnion('result', [
  z.object({ result: z.literal('not-found') }),
  z.object({ result: z.literal('wrong-code') }),
  z.object({
    result: z.literal('found'),
    ticketId: uuid,
    sailingId: z.int(),
    state: z.enum(gateTicketStates),
    boarded: z.boolean(),
  }),
]);

/** `POST /office/gate/sync`: what changed since the cursor, in one round trip. */
export const gateSyncRequest = z.object({
  cursor: typedText(4000).nullable().describe('Null for everything'),
  most: z
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('How many tickets the answer may have; without it, all that there are, and no `boardings`'),
  sailings: z.array(z.int()).max(200).describe('Sailings whose tickets the station has'),
  namesOf: localDate.nullable().describe('The day whose `names` the station has'),
  station: stationReport,
});
export const gateSync = z.object({
  cursor: z.string().describe('Also names the pages that are still to come'),
  more: z.boolean().describe('Whether there are more: the workplace requests the next page at once'),
  now: instant.describe('The server’s clock while it answered'),
  hours: z.object({ opensMinutes: z.int(), closesMinutes: z.int() }),
  sealing: z
    .literal(gateLabels.detailKey)
    .describe('The format of the details: a station with another format keeps its current data'),
  orderPrefix: z.string().describe('Of order numbers: people leave it out when they type a serial'),
  keys: z.array(gateKey),
  sailings: z
    .array(gateSailing)
    .describe(
      'The sailings that a gate may board now, including canceled ones; the station deletes all others',
    ),
  pages: z
    .array(z.object({ sailingId: z.int(), after: digest.nullable(), until: digest.nullable() }))
    .describe(
      'Of these sailings `tickets` has all whose `ref` is greater than `after` and at most `until` (null: no bound), as text in ASCII: what is not among them is gone',
    ),
  whole: z.array(z.int()).describe('Sailings whose last page this is: the station has all of their tickets'),
  tickets: z
    .array(gateTicket)
    .describe(
      'New or changed. A ticket that moved to another sailing has the new sailing’s id. It is kept even if that sailing is not among `sailings`: otherwise its old code would pass for a ticket that was sold since',
    ),
  boardings: z
    .array(z.object({ ref: digest, boarded: gateBoarding.nullable() }))
    .describe('Of tickets that the station has, where nothing else of them has changed'),
  names: z
    .object({ of: localDate, sailings: z.array(gateRoutedSailing) })
    .nullable()
    .describe('Sailings of the last days and the next; null where the station has them'),
  openConflicts: z.int(),
});

/** How a gate made its decision. */
export const gateMethods = boardingMethods;

const gateScanFields = z.object({
  eventId: uuid.describe('Created at the gate: the same event sent twice is one event'),
  ticketId: uuid.nullable().describe('Null where what was shown is no ticket of ours'),
  sailingId: z.int().nullable().describe('The ticket’s sailing; the gate’s where there is no ticket'),
  outcome: z.enum(boardingOutcomes),
  refusal: z.enum(boardingRefusals).nullable().describe('For an override: what it overrides'),
  method: z.enum(gateMethods),
  gate: gateName,
  lane: typedText(40).optional().describe('Of the scanner, where a gate has several'),
  officerId: uuid,
  scannedAt: instant.describe('By the server’s clock, as far as the station knows it'),
  reason: typedText(300).describe('Of an undo or an override; empty otherwise'),
  unknown: z.boolean().describe('Admitted by its signature alone: it was not in the cache'),
});

/** An event at a gate, as stored in its outbox and sent to the server. */
export const gateScan = gateScanFields
  .refine(({ outcome, method }) => (outcome === 'undone') === (method === 'undo'), { path: ['outcome'] })
  .refine(({ outcome, method }) => method !== 'override' || outcome === 'boarded', { path: ['outcome'] })
  .refine(({ outcome, refusal }) => outcome !== 'refused' || refusal !== null, { path: ['refusal'] })
  .refine(({ method, reason }) => (method !== 'undo' && method !== 'override') || reason !== '', {
    path: ['reason'],
  });
/** `POST /office/gate/scans`: the events of a gate, in order. */
export const gateScansRequest = z.object({
  stationId: uuid,
  scans: z.array(gateScan).min(1).max(200),
  station: stationState.optional().describe('Where these scans arrived: what still waits afterwards'),
  assertions: z
    .array(typedText(4000))
    .max(50)
    .default([])
    .describe('Proof that the officers of these scans were logged in at this station (stations.ts)'),
});

/**
 * `known`: received before; `conflict`: stored, and needs a supervisor. Nothing is dropped: a scan without a result
 * could not be stored, and the station keeps it.
 */
export const gateScansResult = z.object({
  results: z.array(z.object({ eventId: uuid, result: z.enum(['stored', 'known', 'conflict']) })),
});

/**
 * Why a scan needs a supervisor: offline gates boarded the ticket twice; the boarded ticket is not valid; a code
 * is signed but belongs to no ticket; an officer without permission undid a boarding or overrode
 * a refusal; the time of the scan is impossible.
 */
const conflictKinds = [
  'admitted-twice',
  'not-valid',
  'unknown-ticket',
  'not-permitted',
  'wrong-time',
] as const;

/** A supervisor's finding: one passenger scanned twice, two people with one ticket, a passenger who disembarked, or who stays. */
export const conflictFindings = ['same-person', 'two-people', 'disembarked', 'remains-on-board'] as const;

const conflictScan = z.object({
  eventId: uuid,
  at: instant,
  gate: z.string(),
  lane: z.string().describe('Of the scanner, where the gate has several; empty otherwise'),
  officer: z.object({ username: z.string(), name: z.string() }),
});
export const gateConflict = z.object({
  id: uuid,
  kind: z.enum(conflictKinds),
  refusal: z.enum(boardingRefusals).nullable().describe('Why the ticket was not valid'),
  openedAt: instant,
  ticket: z.object({ serial: z.string(), passengerName: z.string(), orderNumber: z.string() }).nullable(),
  sailing: gateSailingName.nullable(),
  effective: conflictScan.nullable().describe('The scan that counts; null if none does'),
  other: conflictScan,
  resolution: z
    .object({
      finding: z.enum(conflictFindings),
      reason: z.string(),
      at: instant,
      by: z.object({ username: z.string(), name: z.string() }),
    })
    .nullable(),
});
export const gateConflictsQuery = z.object({
  state: z.enum(conflictStatuses).optional(),
  sailing: z.coerce.number().int().optional(),
  ...listQuery(['opened'], { sort: 'opened', descending: true }),
});
export const gateConflictPage = pageOf(gateConflict);
export const gateConflictParams = z.object({ id: uuid });
export const conflictResolution = z.object({
  finding: z.enum(conflictFindings),
  reason: typedText(300).min(1),
});
/** Many conflicts with one finding, such as all of a gate whose clock was wrong. */
export const conflictsResolution = conflictResolution.extend({ ids: z.array(uuid).min(1).max(1_000) });
export const conflictsResolved = z.object({
  resolved: z.int(),
  alreadyResolved: z.int().describe('Already resolved by others, unchanged'),
});

/** A connected gate syncs every 3 s. A gate without contact for longer than this may hold unsent scans. */
export const SILENT_AFTER_MS = 30_000;

const person = z.object({ username: z.string(), name: z.string() });
const missingPassenger = z.object({
  serial: z.string(),
  passengerName: z.string(),
  orderNumber: z.string(),
  cabin: z.string().nullable(),
  minor: z.boolean(),
});
const gateReport = z.object({
  stationId: uuid,
  gate: z.string(),
  boarded: z.int(),
  waiting: z.int().describe('Unsent scans at the last contact'),
  waitingSince: instant.nullable().describe('When the oldest of them was made'),
  lastSeenAt: instant,
  silent: z
    .boolean()
    .describe('No contact for longer than `SILENT_AFTER_MS`: it may hold scans since the last contact'),
  stoodDown: z
    .object({ at: instant, by: person })
    .nullable()
    .describe('Who confirmed that it holds no scans; null after the next contact'),
});

/** Scans of one gate that arrived after a count was closed. */
const countAmendment = z.object({
  number: z.int().describe('Of the count, from 1 without a gap'),
  receivedAt: instant,
  gate: z.string(),
  boarded: z.int().describe('Boardings among them, valid or not'),
  undone: z.int(),
  firstScanAt: instant.describe('When the oldest of them was made'),
});

/** A closed count: its numbers no longer change. */
const closedCount = z.object({
  number: z.int().describe('Of the sailing: a count that is closed again is the next'),
  closedAt: instant,
  closedBy: person,
  sold: z.int(),
  boarded: z.int(),
  missing: z.array(missingPassenger),
  openConflicts: z.int(),
  gates: z.array(gateReport),
  reason: z.string().nullable().describe('Why it was closed although a gate had unsent scans'),
  late: z.int().describe('Boardings and undos that arrived after it was closed'),
  amendments: z.array(countAmendment).describe('The same by gate and batch, in the order of their numbers'),
});

/** `GET /office/gate/departures/{id}`: who is on board before departure. */
export const departureParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
export const departureBoard = z.object({
  sailing: gateSailing,
  sold: z.int(),
  boarded: z.int(),
  missing: z.array(missingPassenger),
  gates: z.array(gateReport),
  openConflicts: z.int(),
  closed: closedCount.nullable().describe('The final count, if it was closed'),
  at: instant,
});
/** `POST /office/gate/departures/{id}/close` */
export const countClosing = z.object({
  after: z.int().min(0).describe('The number of the closed count that was shown; 0 for none'),
  reason: typedText(300)
    .default('')
    .describe('Needed where a gate has scans waiting, or is silent and not stood down; printed on the count'),
});
/** `POST /office/gate/departures/{id}/gates/{stationId}/stand-down`: staff have checked that the gate holds no scans. */
export const standDownParams = departureParams.extend({ stationId: uuid });

/** `GET /office/gate/events`: sent for every event at a gate; a station then syncs. */
export const GATE_EVENT = 'gate';

export type GateMember = z.infer<typeof gateMember>;
export type GateDetail = z.infer<typeof gateDetail>;
export type GateBoarding = z.infer<typeof gateBoarding>;
export type GateTicket = z.infer<typeof gateTicket>;
export type GateKey = z.infer<typeof gateKey>;
export type GateSailingName = z.infer<typeof gateSailingName>;
export type GateRoutedSailing = z.infer<typeof gateRoutedSailing>;
export type GateSyncRequest = z.output<typeof gateSyncRequest>;
export type GateSync = z.infer<typeof gateSync>;
export type GateScan = z.output<typeof gateScan>;
export type GateScansRequest = z.output<typeof gateScansRequest>;
export type GateScansResult = z.infer<typeof gateScansResult>;
export type GateMethod = (typeof gateMethods)[number];
export type GateConflict = z.infer<typeof gateConflict>;
export type GateConflictsQuery = z.output<typeof gateConflictsQuery>;
export type ConflictKind = (typeof conflictKinds)[number];
export type ConflictFinding = (typeof conflictFindings)[number];
export type ConflictResolution = z.output<typeof conflictResolution>;
export type ConflictsResolution = z.output<typeof conflictsResolution>;
export type ConflictsResolved = z.infer<typeof conflictsResolved>;
export type GateReport = z.infer<typeof gateReport>;
export type MissingPassenger = z.infer<typeof missingPassenger>;
export type ClosedCount = z.infer<typeof closedCount>;
export type DepartureBoard = z.infer<typeof departureBoard>;
export type CountClosing = z.output<typeof countClosing>;
export type TypedTicketRequest = z.output<typeof typedTicketRequest>;
export type TypedTicket = z.infer<typeof typedTicket>;
