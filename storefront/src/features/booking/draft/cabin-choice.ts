import type { CabinRequest } from '@gangway/shared/contract/sales/quotes.ts';

/** No cabin, the best fit assigned by us (of one type or of any), or rooms chosen on the deck plan. */
export type CabinChoice =
  | { kind: 'none' }
  | { kind: 'assigned'; roomTypeId: number | null }
  | { kind: 'chosen'; roomIds: number[] };

/** As the API is asked; choosing without a room chosen yet asks for none. */
export function cabinRequestOf(choice: CabinChoice): CabinRequest | null {
  if (choice.kind === 'assigned') return { kind: 'assigned', roomTypeId: choice.roomTypeId };
  if (choice.kind === 'chosen' && choice.roomIds.length > 0)
    return { kind: 'chosen', roomIds: choice.roomIds };
  return null;
}

/** The same wish on another ship's deck plan. */
export const withoutRooms = (choice: CabinChoice): CabinChoice =>
  choice.kind === 'chosen' ? { kind: 'chosen', roomIds: [] } : choice;

/** Takes a room in or out; beyond `most` rooms the first chosen gives way. */
export function toggleRoom(roomIds: readonly number[], roomId: number, most: number): number[] {
  if (roomIds.includes(roomId)) return roomIds.filter(id => id !== roomId);
  return [...roomIds, roomId].slice(-most);
}
