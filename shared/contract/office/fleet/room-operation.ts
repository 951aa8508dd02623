import { z } from 'zod';
import {
  catalogueId,
  instant,
  localDate,
  pageOf,
  scannedText,
  translated,
  typedLines,
  typedText,
  uuid,
} from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import {
  boardingStatuses,
  deckFacilities,
  roomPositions,
  roomStatuses,
  session,
} from '../../base/vocabulary.ts';
import { flag, listQuery } from '../system/lists.ts';

/**
 * The actions on a room (R46), including the end of a repair; shared/domain/states/room-actions.ts defines the effect of
 * each.
 */
export const roomActionNames = [
  'check-in',
  'check-out',
  'check-in-undone',
  'clean-completed',
  'maintenance',
  'maintenance-over',
] as const;
export type RoomAction = (typeof roomActionNames)[number];

/** Name of the event that `GET /office/rooms/events` sends when the rooms of a ship have changed. */
export const ROOMS_EVENT = 'rooms';

/** An order with the passengers of one of its cabins. */
const cabinParty = z.object({ orderNumber: z.string(), guests: z.array(z.string()) });

/** A sailing of the board's ship. */
const boardSailing = z.object({
  id: z.int(),
  date: localDate,
  session,
  departsAt: instant,
  arrivesAt: instant,
});

/** A room on the board. */
export const boardRoom = z.object({
  id: z.int(),
  version,
  number: z.string(),
  roomTypeCode: z.string(),
  roomTypeName: translated,
  maxOccupancy: z.int(),
  floor: z.int(),
  position: z.enum(roomPositions),
  status: z.enum(roomStatuses),
  notes: z.string(),
  accessible: z.boolean(),
  beside: z.array(z.enum(deckFacilities)),
  checkedInAt: instant.nullable(),
  last: z
    .object({ action: z.enum(roomActionNames), at: instant, by: z.string(), notes: z.string() })
    .nullable()
    .describe('What was done to it last'),
  stay: cabinParty.nullable().describe('Who is checked in; null for no guests, or guests without an order'),
  expected: cabinParty.nullable().describe('The party of the current sailing that is not checked in yet'),
  next: cabinParty.nullable().describe('The party of the following sailing'),
});

/** The time until the ship's next session, and the rooms to clean before it. */
const turnaround = z.object({
  sailing: boardSailing,
  boardingOpensAt: instant,
  minutes: z.int().describe('Whole minutes until departure, as of `asOf`'),
  dirty: z.int(),
  dirtyBooked: z.int().describe('Of the dirty rooms those that are booked for that session'),
});

/** The rooms of a ship now (R33). */
export const roomBoard = z.object({
  ship: z.object({ id: z.int(), name: z.string() }),
  asOf: instant,
  current: boardSailing.nullable().describe('Under way, or the next to leave: check-in is for this sailing'),
  following: boardSailing.nullable(),
  turnaround: turnaround.nullable(),
  rooms: z.array(boardRoom),
});
export const roomBoardQuery = z.object({ shipId: catalogueId });

/** The ships with the number of their rooms in each state. */
export const shipOverview = z.object({
  id: z.int(),
  name: z.string(),
  available: z.int(),
  occupied: z.int(),
  maintenance: z.int(),
  dirty: z.int(),
});

/** Manual check-in. For a room without a booking the notes say who stays there and why. */
export const roomCheckIn = z.object({ notes: typedLines(500).default('') });
export const roomNote = z.object({ notes: typedLines(500).default('') });
export const roomMaintenance = z.object({ notes: typedLines(500).min(1).describe('What is broken') });
export const roomMaintenanceOver = z.object({
  clean: z.boolean().describe('Whether it can be sold at once, or is cleaned first'),
  notes: typedLines(500).default(''),
});

/** A scanned ticket code, or a ticket's serial as printed beside the QR. */
export const ticketCheckIn = z.object({
  ticket: scannedText(2000).min(1),
  shipId: z.int().optional().describe('The ship of this desk; any if omitted'),
  roomId: z.int().optional().describe('The room at which the guest is; the ticket’s room if omitted'),
});
export const checkedIn = z.object({ room: boardRoom, shipId: z.int(), party: cabinParty.nullable() });

/** A sailing whose cabin guests can be listed. */
export const checkInSailing = boardSailing.extend({
  ship: z.object({ id: z.int(), name: z.string() }),
  departure: translated,
  destination: translated,
  current: z.boolean().describe('Check-in goes to this sailing now'),
  expected: z.int().describe('Cabin guests of paid orders'),
  arrived: z.int().describe('Those whose cabin was checked in'),
});
export const checkInSailingsQuery = z.object({
  date: localDate.optional().describe('Today and sailings still under way, if omitted'),
});

/** A passenger with a cabin on a sailing. */
const cabinGuest = z.object({
  ticketId: uuid,
  serial: z.string(),
  name: z.string(),
  orderNumber: z.string(),
  orderId: uuid,
  boardingStatus: z.enum(boardingStatuses),
  room: z.object({
    id: z.int(),
    number: z.string(),
    floor: z.int(),
    position: z.enum(roomPositions),
    status: z.enum(roomStatuses),
    roomTypeName: translated,
  }),
  checkedInAt: instant.nullable(),
  checkedOutAt: instant.nullable(),
});
export const cabinGuestsQuery = z.object({
  sailingId: catalogueId,
  search: typedText(80).default('').describe('Part of a name, a room number, an order number or a serial'),
  arrived: flag.optional(),
  floor: z.coerce.number().int().optional(),
  ...listQuery(['room', 'name', 'checkedInAt'], { sort: 'room' }),
});
export const cabinGuestPage = pageOf(cabinGuest);

export type CabinParty = z.infer<typeof cabinParty>;
export type BoardSailing = z.infer<typeof boardSailing>;
export type BoardRoom = z.infer<typeof boardRoom>;
export type RoomBoard = z.infer<typeof roomBoard>;
export type Turnaround = z.infer<typeof turnaround>;
export type ShipOverview = z.infer<typeof shipOverview>;
export type TicketCheckIn = z.output<typeof ticketCheckIn>;
export type CheckedIn = z.infer<typeof checkedIn>;
export type CheckInSailing = z.infer<typeof checkInSailing>;
export type CabinGuest = z.infer<typeof cabinGuest>;
export type CabinGuestsQuery = z.output<typeof cabinGuestsQuery>;
