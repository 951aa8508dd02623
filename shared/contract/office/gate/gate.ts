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
 * What every detail consists of, as a preset dictionary of DEFLATE. What is sealed looks random and cannot be packed on the way,
 * so it is packed before; with words that both sides know, a party of four takes a fifth.
 */
export const detailWords = ['child', 'senior', 'adult']
  .map(
    type =>
      `"},{"ticketId":"01","serial":"-1","passengerName":" bin binti ","ticketType":"${type}","minor":false,"seat":"1A","cabin":null`,
  )
  .concat('{"ticketId":"01","orderNumber":"SC","stillToPaySen":0,"language":"en","members":[{"ticketId":"01')
  .join('');

/** A member of a party, as contained in every ticket of the party. */
export const gateMember = z.object({
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
 * What a ticket's code opens: everything that names a person. It travels and lies in the station's cache as JSON without
 * the members' `ref` (made of their ids), packed by raw DEFLATE with `detailWords`, and closed with AES-256-GCM (12 bytes nonce ·
 * ciphertext · 16 bytes tag). Its key is made of the verification secret by the one-step KDF of NIST
 * SP 800-56C with SHA-256, whose fixed information is `gateLabels.detailKey` and the 32 bytes of the ticket's `ref`. Who can
 * open it has shown the secret (R110).
 */
export const gateDetail = z.object({
  ticketId: uuid,
  orderNumber: z.string(),
  stillToPaySen: sen,
  language,
  notes: z
    .array(z.string())
    .optional()
    .describe('What the desk has pinned for the gates; left out where nothing is'),
  members: z
    .array(gateMember)
    .min(1)
    .describe('The party with the ticket itself, in the order of the booking'),
});

/** `unpaid`: a paid order never is; it stands for one that is still to pay. */
export const gateTicketStates = ['valid', 'unpaid', 'canceled'] as const;

const gateBoarding = z.object({ eventId: uuid.nullable(), at: instant, gate: z.string() });

/** A ticket as a gate keeps it: nothing in it names a person or admits anybody. */
export const gateTicket = z.object({
  ref: digest.describe('Of `gateLabels.ticketRef` and the 16 bytes of the ticket’s id'),
  serialRef: digest.describe('Of `gateLabels.serialRef` and the serial in upper case'),
  codeRef: digest.describe('Of `gateLabels.codeRef` and the code that is printed on it now'),
  sailingId: z.int(),
  state: z.enum(gateTicketStates),
  boarded: gateBoarding.nullable(),
  sealed: z.base64().nullable().describe('Null where the ticket is canceled: nobody is shown any more'),
});

/** The description of a sailing, for tickets of it presented elsewhere. */
export const gateSailingName = z.object({
  id: z.int(),
  ship: z.string(),
  date: localDate,
  session,
  departsAt: instant,
});

/** The same with its route: two sailings of one ship on one morning are told apart by it. */
export const gateRoutedSailing = gateSailingName.extend({ departure: translated, destination: translated });

/** A key that signed codes. Codes of a withdrawn one are refused for that reason. */
export const gateKey = z.object({
  id: z.int().min(1).max(255),
  publicKey: z.string().describe('Ed25519, its 32 bytes in base64url'),
  withdrawn: z.boolean(),
});

/** What a station says of itself with every contact. */
const stationState = z.object({
  gate: gateName,
  sailingId: z.int().nullable(),
  waiting: z.int().min(0).describe('Scans that the server has not confirmed yet'),
  waitingSince: instant.nullable().default(null).describe('When the oldest of them was made'),
});
/** A station as the departure board knows it. */
const stationReport = stationState.extend({ id: uuid.describe('Made once by the station') });

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
  more: z.boolean().describe('Whether there are: the station asks for the next at once'),
  now: instant.describe('The server’s clock while it answered'),
  hours: z.object({ opensMinutes: z.int(), closesMinutes: z.int() }),
  sealing: z
    .literal(gateLabels.detailKey)
    .describe('How the details are closed: a station that knows another way goes on with what it has'),
  orderPrefix: z.string().describe('Of order numbers: people leave it out when they type a serial'),
  keys: z.array(gateKey),
  sailings: z
    .array(gateSailing)
    .describe('What a gate boards now, one that was called off too; the station forgets every other'),
  pages: z
    .array(z.object({ sailingId: z.int(), after: digest.nullable(), until: digest.nullable() }))
    .describe(
      'Of these sailings `tickets` has all whose `ref` is greater than `after` and at most `until` (null: no bound), as text in ASCII: what is not among them is gone',
    ),
  whole: z.array(z.int()).describe('Sailings whose last page this is: the station has all of their tickets'),
  tickets: z
    .array(gateTicket)
    .describe(
      'New or changed. One that moved away comes with its new sailing’s id, with a whole sailing too: it is kept although that sailing may not be among `sailings`, or its old code would pass for a ticket sold since',
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

/** How a gate came to its decision. */
export const gateMethods = boardingMethods;

const gateScanFields = z.object({
  eventId: uuid.describe('Made where it happened: however often it is sent, it is one event'),
  ticketId: uuid.nullable().describe('Null where what was shown is no ticket of ours'),
  sailingId: z.int().nullable().describe('The ticket’s sailing; the gate’s where there is no ticket'),
  outcome: z.enum(boardingOutcomes),
  refusal: z.enum(boardingRefusals).nullable().describe('Of an override what it was against'),
  method: z.enum(gateMethods),
  gate: gateName,
  lane: typedText(40).optional().describe('Of the scanner, where a gate has several'),
  officerId: uuid,
  scannedAt: instant.describe('By the server’s clock, as far as the station knows it'),
  reason: typedText(300).describe('Of an undo or an override; empty otherwise'),
  unknown: z.boolean().describe('Admitted by its signature alone: it was not in the cache'),
});

/** One thing that happened at a gate, as its outbox keeps it and the server takes it. */
export const gateScan = gateScanFields
  .refine(({ outcome, method }) => (outcome === 'undone') === (method === 'undo'), { path: ['outcome'] })
  .refine(({ outcome, method }) => method !== 'override' || outcome === 'boarded', { path: ['outcome'] })
  .refine(({ outcome, refusal }) => outcome !== 'refused' || refusal !== null, { path: ['refusal'] })
  .refine(({ method, reason }) => (method !== 'undo' && method !== 'override') || reason !== '', {
    path: ['reason'],
  });
/** `POST /office/gate/scans`: what happened at a gate, in its order. */
export const gateScansRequest = z.object({
  stationId: uuid,
  scans: z.array(gateScan).min(1).max(200),
  station: stationState.optional().describe('Where these scans have arrived: what then still waits'),
  assertions: z
    .array(typedText(4000))
    .max(50)
    .default([])
    .describe('That the officers of these scans were signed in at this station (stations.ts)'),
});

/**
 * `known`: received before; `conflict`: stored, and needs a supervisor. Nothing is ever dropped: a scan that has no result
 * could not be stored, and the station keeps it.
 */
export const gateScansResult = z.object({
  results: z.array(z.object({ eventId: uuid, result: z.enum(['stored', 'known', 'conflict']) })),
});

/**
 * Why a scan needs a person: the ticket was let in twice by gates that were apart; it was let in and is not valid; a code
 * that is signed and yet no ticket of ours; somebody without the right to it undid a boarding, or let somebody in against
 * a refusal; the time of the scan cannot be right.
 */
export const conflictKinds = [
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
  refusal: z.enum(boardingRefusals).nullable().describe('What stood against the ticket'),
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
  alreadyResolved: z.int().describe('Left as somebody else resolved them'),
});

/** A gate in touch syncs every 3 s: one that was not heard of for longer than this may have more to tell than it said. */
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
  waiting: z.int().describe('Scans that it had not sent when it was last heard of'),
  waitingSince: instant.nullable().describe('When the oldest of them was made'),
  lastSeenAt: instant,
  silent: z
    .boolean()
    .describe('Not heard of for longer than `SILENT_AFTER_MS`: it may hold scans since it was last heard of'),
  stoodDown: z
    .object({ at: instant, by: person })
    .nullable()
    .describe('Who vouched that it holds nothing; null once it is heard of again'),
});

/** Scans of one gate that arrived after a count was closed. */
const countAmendment = z.object({
  number: z.int().describe('Of the count, from 1 without a gap'),
  receivedAt: instant,
  gate: z.string(),
  boarded: z.int().describe('Boardings among them, whatever came of each'),
  undone: z.int(),
  firstScanAt: instant.describe('When the oldest of them was made'),
});

/** A count that was closed: its numbers are those of that moment, and stay. */
const closedCount = z.object({
  number: z.int().describe('Of the sailing: a count that is closed again is the next'),
  closedAt: instant,
  closedBy: person,
  sold: z.int(),
  boarded: z.int(),
  missing: z.array(missingPassenger),
  openConflicts: z.int(),
  gates: z.array(gateReport),
  reason: z.string().nullable().describe('Why it was closed although a gate had not told everything'),
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
/** `POST /office/gate/departures/{id}/gates/{stationId}/stand-down`: somebody has looked, and it holds no scans. */
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
