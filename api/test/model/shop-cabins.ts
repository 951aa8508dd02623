import type { Answer } from '../support/call.ts';
import { placeOfRoom, readOrder, type Shop, type ShopOrder, sendOnce } from './shop.ts';

/* Guests whom the desk puts into another cabin, as requests to the real shop. */

interface ShopGuest {
  ticketId: string;
  code: string | null;
  /** Null: in no cabin. */
  room: number | null;
}

/** The guests with live tickets, in the order of their tickets, and the order's cabins by their rooms. */
interface Beds {
  guests: ShopGuest[];
  cabinIds: Map<number, string>;
}

export async function readBeds(shop: Shop, order: ShopOrder): Promise<Beds> {
  const { tickets, cabinList } = await readOrder(shop, order);
  const cabins = cabinList.filter(({ canceledAt }) => !canceledAt);
  const roomOf = (number: string | null) => {
    const cabin = cabins.find(one => one.number === number);
    return cabin ? placeOfRoom(shop, cabin.roomId) : null;
  };
  return {
    guests: tickets
      .filter(({ canceledAt }) => !canceledAt)
      .map(({ id, verificationCode, cabin }) => ({
        ticketId: id,
        code: verificationCode,
        room: roomOf(cabin),
      })),
    cabinIds: new Map(cabins.map(({ id, roomId }) => [placeOfRoom(shop, roomId), id])),
  };
}

/** The desk gives these guests of a cabin, or all of them, another room of the ship; a difference is paid in cash. */
export const changeCabinAtDesk = (
  shop: Shop,
  { number }: ShopOrder,
  cabinId: string,
  wanted: { roomId: number; ticketIds?: string[]; swap: boolean; difference: 'settle' | 'waive' },
  difference: { toPaySen: number; refundSen: number },
): Promise<Answer> =>
  sendOnce(
    shop,
    `/office/orders/${number}/cabins/${cabinId}/change`,
    {
      ...wanted,
      reason: 'Asked for it',
      expected: { ...difference, checkedIn: false },
      tenderedSen: difference.toPaySen,
    },
    shop.desk.headers,
  );
