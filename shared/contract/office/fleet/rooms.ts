import { z } from 'zod';
import {
  catalogueId,
  instant,
  pageOf,
  translated,
  typedLines,
  typedText,
  uuid,
} from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { deckFacilities, roomPositions, roomStatuses, shipStatuses } from '../../base/vocabulary.ts';
import { listQuery } from '../system/lists.ts';

/** Limits of deck numbers, and of the number of rooms created at once. */
export const roomLimits = {
  floor: { least: 1, most: 30 },
  bulk: 300,
  ordinal: { least: 1, most: 999 },
} as const;

const roomType = z.object({ id: z.int(), code: z.string(), name: translated });
const ship = z.object({ id: z.int(), name: z.string() });

/** A room (R41). */
export const officeRoom = z.object({
  id: z.int(),
  version,
  number: z.string(),
  roomType,
  ship,
  floor: z.int(),
  position: z.enum(roomPositions),
  status: z.enum(roomStatuses),
  notes: z.string(),
  accessible: z.boolean().describe('The room and the way to it suit a wheelchair'),
  beside: z.array(z.enum(deckFacilities)).describe('What is beside the room on its deck (R422)'),
  checkedInAt: instant.nullable(),
  used: z.boolean().describe('It has bookings or records and cannot be deleted'),
});
export const officeRoomsQuery = z.object({
  search: typedText(40).default('').describe('Part of the number or of the notes'),
  shipId: catalogueId.optional(),
  floor: z.coerce.number().int().optional(),
  position: z.enum(roomPositions).optional(),
  status: z.enum(roomStatuses).optional(),
  roomTypeId: catalogueId.optional(),
  ...listQuery(['number', 'floor', 'status', 'roomType', 'checkedInAt'], { sort: 'number' }),
});
export const officeRoomPage = pageOf(officeRoom);

const floor = z.int().min(roomLimits.floor.least).max(roomLimits.floor.most);
const notes = typedLines(500);
/** Number, type, floor, position, ship and status are required (R56). */
export const officeRoomSave = z.object({
  number: typedText(10).min(1),
  roomTypeId: z.int(),
  shipId: z.int(),
  floor,
  position: z.enum(roomPositions),
  status: z.enum(roomStatuses),
  notes: notes.default(''),
  accessible: z.boolean().default(false),
  beside: z
    .array(z.enum(deckFacilities))
    .default([])
    .transform(beside => deckFacilities.filter(facility => beside.includes(facility))),
});
export const officeRoomParams = z.object({ id: catalogueId });

const { least, most } = roomLimits.ordinal;
const ordinal = z.int().min(least).max(most);
/**
 * Creates rooms on several decks at once: on each deck the numbers of the range, written as the deck and at least two
 * digits (deck 5, number 7: `507`). With `sides`, odd numbers are on the starboard side and even ones on the port side,
 * as is usual on ships.
 */
export const roomsBulk = z
  .object({
    shipId: z.int(),
    roomTypeId: z.int(),
    floorFrom: floor,
    floorTo: floor,
    from: ordinal,
    to: ordinal,
    position: z.enum([...roomPositions, 'sides']),
    notes: notes.default(''),
  })
  .refine(range => range.floorFrom <= range.floorTo, { path: ['floorTo'], message: 'range-in-order' })
  .refine(range => range.from <= range.to, { path: ['to'], message: 'range-in-order' })
  .refine(range => (range.floorTo - range.floorFrom + 1) * (range.to - range.from + 1) <= roomLimits.bulk, {
    path: ['to'],
    message: 'rooms-at-once',
  });
export const roomsBulkResult = z.object({ created: z.int() });

/** Options for forms and filters of rooms and their records: ships, types and people. */
export const roomChoices = z.object({
  ships: z.array(ship.extend({ status: z.enum(shipStatuses), floors: z.array(z.int()) })),
  roomTypes: z.array(roomType),
  officers: z
    .array(z.object({ id: uuid, username: z.string(), name: z.string() }))
    .describe('Officers with events of rooms'),
});

export type OfficeRoom = z.infer<typeof officeRoom>;
export type OfficeRoomsQuery = z.output<typeof officeRoomsQuery>;
export type OfficeRoomSave = z.output<typeof officeRoomSave>;
export type RoomsBulk = z.output<typeof roomsBulk>;
export type RoomChoices = z.infer<typeof roomChoices>;
