import { z } from 'zod';
import {
  catalogueId,
  countedPageOf,
  instant,
  localDate,
  sen,
  translated,
  typedText,
  uuid,
} from '../../base/primitives.ts';
import {
  boardingPhases,
  boardingStatuses,
  orderStatuses,
  session,
  ticketType,
} from '../../base/vocabulary.ts';
import { boardingDecision, boardingRefusals } from '../../boarding.ts';
import { flag, listQuery } from '../system/lists.ts';

/**
 * How a passenger was boarded, or a boarding undone: by scan, by typing, or with the party; `found` without
 * a ticket, by name, cabin or document; with `undo` and `override` a supervisor undoes a boarding or
 * overrides a refusal.
 */
export const boardingMethods = ['scan', 'typed', 'party', 'found', 'undo', 'override'] as const;
export const boardingOutcomes = ['boarded', 'refused', 'undone'] as const;

/** Most passengers of an order, and so of a party. */
const MOST_IN_PARTY = 9;

/** A sailing that a gate may board, with its progress. */
export const gateSailing = z.object({
  id: z.int(),
  ship: z.string(),
  departure: translated,
  destination: translated,
  date: localDate,
  session,
  departsAt: instant,
  boardingOpensAt: instant,
  boardingClosesAt: instant,
  phase: z.enum(boardingPhases),
  gate: z.string().describe('Where it boards; empty while none is assigned'),
  gates: z.array(z.string()).describe('Gates that board it now and had contact recently'),
  boarded: z.int(),
  expected: z.int().describe('Tickets of paid orders'),
  countClosedAt: instant
    .nullable()
    .optional()
    .describe('When its final count was last closed, if it was; a station’s older data do not say'),
});

/** A member of a verified ticket's party. */
const partyMember = z.object({
  ticketId: uuid,
  serial: z.string(),
  passengerName: z.string(),
  ticketType,
  minor: z.boolean(),
  seat: z.string(),
  cabin: z.string().nullable(),
  boardingStatus: z.enum(boardingStatuses),
  boardedAt: instant.nullable(),
});

/** The party of a verified ticket. */
export const boardingParty = z.object({
  orderNumber: z.string(),
  orderStatus: z.enum(orderStatuses),
  stillToPaySen: sen,
  members: z.array(partyMember).describe('Those whose ticket is not canceled, in the order of the booking'),
});
export const boardingEventParams = z.object({ id: uuid.describe('The event by which a ticket was shown') });

/** Boards the listed members of a party, each with its own event. */
export const partyBoarding = z.object({
  sailingId: z.int().optional(),
  gate: typedText(40).default(''),
  scannedAt: instant.optional(),
  tickets: z
    .array(z.object({ ticketId: uuid, eventId: uuid.describe('Made by the gate, one a ticket') }))
    .min(1)
    .max(MOST_IN_PARTY),
});
export const partyBoarded = z.object({
  decisions: z.array(z.object({ ticketId: uuid, eventId: uuid, decision: boardingDecision })),
});

/** A passenger who was boarded wrongly. */
export const undoRequest = z.object({
  eventId: uuid.describe('Made by the gate: the same undo sent twice is one event'),
  ticketId: uuid,
  gate: typedText(40).default(''),
  reason: typedText(300).min(1),
});
export const undoneBoarding = z.object({
  ticketId: uuid,
  serial: z.string(),
  passengerName: z.string(),
  at: instant,
});

/** One line of the write-off records. */
const boardingRecord = z.object({
  id: uuid,
  scannedAt: instant,
  receivedAt: instant.describe('When the server received it'),
  outcome: z.enum(boardingOutcomes),
  refusal: z.enum(boardingRefusals).nullable(),
  method: z.enum(boardingMethods),
  gate: z.string(),
  lane: z.string().describe('Of the scanner, where the gate has several; empty otherwise'),
  reason: z.string().describe('Why it was undone, or a refusal overridden'),
  effective: z
    .boolean()
    .describe(
      'False if another gate had boarded the ticket, the ticket was not valid, or the officer had no permission',
    ),
  undoneAt: instant.nullable().describe('When the boarding was undone, if it was'),
  officer: z.object({ id: uuid, username: z.string(), name: z.string() }),
  ticket: z
    .object({ serial: z.string(), passengerName: z.string(), ticketType, orderNumber: z.string() })
    .nullable()
    .describe('Null if the scan is not one of our tickets'),
  sailing: z.object({ id: z.int(), ship: z.string(), date: localDate, session }).nullable(),
});

/** The filters of the records; the same for the rows, their count and the Excel file. */
const boardingRecordFilters = {
  departure: localDate.optional().describe('Date of the sailing'),
  sailing: catalogueId.optional(),
  gate: typedText(40).optional(),
  officer: uuid.optional(),
  outcome: z.enum(boardingOutcomes).optional(),
  refusal: z.enum(boardingRefusals).optional(),
  method: z.enum(boardingMethods).optional(),
  effective: flag.optional(),
  ticket: typedText(60).optional().describe('A ticket’s serial, or its beginning'),
  name: typedText(80).optional().describe('Parts of the passenger’s name'),
  from: localDate.optional().describe('First day of the scan, where the ship is'),
  to: localDate.optional().describe('Last day, inclusive'),
};
const recordsList = listQuery(['scanned'], { sort: 'scanned', descending: true });
export const boardingRecordsQuery = z.object({ ...boardingRecordFilters, ...recordsList });
export const boardingExportQuery = z.object({
  ...boardingRecordFilters,
  sort: recordsList.sort,
  descending: recordsList.descending,
});
export const boardingRecordPage = countedPageOf(boardingRecord);

/** Officers and gates with records, and the sailings of a day. */
export const boardingChoicesQuery = z.object({ departure: localDate.optional() });
export const boardingChoices = z.object({
  officers: z.array(z.object({ id: uuid, username: z.string(), name: z.string() })),
  gates: z.array(z.string()),
  sailings: z.array(z.object({ id: z.int(), ship: z.string(), session, departsAt: instant })),
});

export type GateSailing = z.infer<typeof gateSailing>;
export type PartyMember = z.infer<typeof partyMember>;
export type BoardingParty = z.infer<typeof boardingParty>;
export type PartyBoarding = z.output<typeof partyBoarding>;
export type PartyBoarded = z.infer<typeof partyBoarded>;
export type UndoRequest = z.output<typeof undoRequest>;
export type UndoneBoarding = z.infer<typeof undoneBoarding>;
export type BoardingMethod = (typeof boardingMethods)[number];
export type BoardingOutcome = (typeof boardingOutcomes)[number];
export type BoardingRecord = z.infer<typeof boardingRecord>;
export type BoardingRecordsQuery = z.output<typeof boardingRecordsQuery>;
export type BoardingExportQuery = z.output<typeof boardingExportQuery>;
export type BoardingRecordFilters = Omit<BoardingExportQuery, 'sort' | 'descending'>;
export type BoardingChoices = z.infer<typeof boardingChoices>;
