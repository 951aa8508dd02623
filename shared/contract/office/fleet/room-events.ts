import { z } from 'zod';
import { catalogueId, countedPageOf, instant, localDate, typedText, uuid } from '../../base/primitives.ts';
import { flag, listQuery } from '../system/lists.ts';
import { roomActionNames } from './room-operation.ts';

const action = z.enum(roomActionNames);

/** One line of the check-in records. */
const roomEvent = z.object({
  id: uuid,
  at: instant,
  action,
  ship: z.object({ id: z.int(), name: z.string() }),
  room: z.object({ id: z.int(), number: z.string(), floor: z.int() }),
  order: z
    .object({ id: uuid, number: z.string(), contactName: z.string() })
    .nullable()
    .describe('Null where it concerned no guests with a booking'),
  by: z.object({ id: uuid, username: z.string(), name: z.string() }),
  notes: z.string(),
});
export const roomEventsQuery = z.object({
  search: typedText(80)
    .default('')
    .describe('Part of a room number, an order number, a contact’s name or the notes'),
  shipId: catalogueId.optional(),
  roomId: catalogueId.optional(),
  action: action.optional(),
  systemUserId: uuid.optional(),
  from: localDate.optional().describe('First day, local time'),
  to: localDate.optional().describe('Last day, inclusive'),
  withGuests: flag.optional().describe('Only what concerned guests with a booking'),
  ...listQuery(['at', 'room'], { sort: 'at', descending: true }),
});
export const roomEventPage = countedPageOf(roomEvent);

export type RoomEvent = z.infer<typeof roomEvent>;
export type RoomEventsQuery = z.output<typeof roomEventsQuery>;
