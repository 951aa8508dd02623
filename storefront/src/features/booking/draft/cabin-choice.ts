import type { SiteCabinRequest } from '@gangway/shared/contract/sales/quotes.ts';

/** No cabin, the best fit assigned by the API (of one type or of any), or rooms selected on the deck plan. */
export type CabinChoice =
  | { kind: 'none' }
  | { kind: 'assigned'; roomTypeId: number | null }
  | { kind: 'chosen'; roomIds: number[] };

/** The request for the API; no cabins until a room is selected. */
export function cabinRequestOf(choice: CabinChoice): SiteCabinRequest | null {
  if (choice.kind === 'assigned') return { kind: 'assigned', roomTypeId: choice.roomTypeId };
  if (choice.kind === 'chosen' && choice.roomIds.length > 0)
    return { kind: 'chosen', roomIds: choice.roomIds };
  return null;
}

/** The same choice without selected rooms, for another ship's deck plan. */
export const withoutRooms = (choice: CabinChoice): CabinChoice =>
  choice.kind === 'chosen' ? { kind: 'chosen', roomIds: [] } : choice;

/** Selects or deselects a room; if that exceeds `most`, the room selected first is dropped. */
export function toggleRoom(roomIds: readonly number[], roomId: number, most: number): number[] {
  if (roomIds.includes(roomId)) return roomIds.filter(id => id !== roomId);
  return [...roomIds, roomId].slice(-most);
}
