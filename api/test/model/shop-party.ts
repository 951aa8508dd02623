import { orderToken } from '../../src/reservations/access/order-token.rules.ts';
import type { Answer } from '../support/call.ts';
import type { PartyMove } from './party-moves.ts';
import { placeOfRoom, type Shop, type ShopOrder, sendOnce } from './shop.ts';

/* Guests of an order whom the desk moves to another sailing, as requests to the real shop. */

interface ShopGuest {
  passengerId: string;
  room: number | null;
}

/** The guests with live tickets, in the order of their tickets, and their cabins. */
export async function guestsOf(shop: Shop, { number }: ShopOrder): Promise<ShopGuest[]> {
  const { data } = await shop.gangway.call('GET', `/office/orders/${number}`, { headers: shop.desk.headers });
  const { tickets, cabinList, people } = data as {
    tickets: { id: string; cabin: string | null; canceledAt: string | null }[];
    cabinList: { number: string; roomId: number; canceledAt: string | null }[];
    people: { id: string; ticketId: string }[];
  };
  const isLive = ({ canceledAt }: { canceledAt: string | null }) => !canceledAt;
  const rooms = new Map(cabinList.filter(isLive).map(one => [one.number, placeOfRoom(shop, one.roomId)]));
  return tickets.filter(isLive).map(({ id, cabin }) => ({
    passengerId: people.find(({ ticketId }) => ticketId === id)?.id ?? '',
    room: cabin === null ? null : (rooms.get(cabin) ?? null),
  }));
}

/**
 * Moves guests, or the whole party without naming them, to another sailing; a difference is paid in cash. If they have a new order,
 * it is then the shop's last one.
 */
export async function movePartyAtDesk(
  shop: Shop,
  order: ShopOrder,
  passengerIds: readonly string[] | null,
  sailing: number,
  { ends, cost }: PartyMove,
): Promise<Answer> {
  const answer = await sendOnce(
    shop,
    `/office/orders/${order.number}/move`,
    {
      sailingId: shop.sailings[sailing],
      ...(passengerIds && { passengerIds }),
      expected: { kind: ends ? 'cancel-and-rebook' : 'move', ...cost },
      ...(cost.toPaySen > 0 && { tenderedSen: cost.toPaySen }),
    },
    shop.desk.headers,
  );
  const made = answer.data?.order;
  if (made && made.number !== order.number)
    shop.orders.push({
      number: made.number,
      headers: { ...order.headers, 'X-Order-Token': orderToken(shop.gangway.deps, made.id) },
    });
  return answer;
}
