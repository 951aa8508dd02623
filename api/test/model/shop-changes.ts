import type { Answer } from '../support/call.ts';
import { passengerInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { readOrder, roomIdOf, roomsOf, type Shop, type ShopOrder, sendOnce } from './shop.ts';
import type { Cost } from './waiting-change.ts';

/* The changes of an order by a party or the desk, as requests to the real shop. */

const NOTHING: Cost = { chargeSen: 0, refundSen: 0, toPaySen: 0 };

const sendChange = (
  shop: Shop,
  { number, headers }: ShopOrder,
  change: object,
  cost: Cost = NOTHING,
  provider: 'sandbox' | 'balance' = 'sandbox',
) =>
  sendOnce(
    shop,
    `/orders/${number}/change`,
    { change, expected: { endsOrder: false, ...cost }, provider },
    headers,
  );

/** A guest takes the other sailing, free of charge. */
export const changeSailingInShop = (shop: Shop, order: ShopOrder, sailing: number) =>
  sendChange(shop, order, { kind: 'sailing', sailingId: shop.sailings[sailing] });

/** The desk moves the order, also free of charge. */
export const moveAtDesk = (shop: Shop, { number }: ShopOrder, sailing: number) =>
  sendOnce(
    shop,
    `/office/orders/${number}/move`,
    { sailingId: shop.sailings[sailing], expected: { kind: 'move', ...NOTHING } },
    shop.desk.headers,
  );

/** Requests one more passenger, or these rooms; the difference is paid at the bank or from the balance. */
export async function changeOnBoardInShop(
  shop: Shop,
  order: ShopOrder,
  { adults, rooms, ship }: { adults: number; rooms: readonly number[] | null; ship: number },
  cost: Cost,
  provider: 'sandbox' | 'balance',
): Promise<Answer> {
  const cabins = rooms && { kind: 'chosen', roomIds: rooms.map(room => roomIdOf(shop, ship, room)) };
  const change =
    adults > 0
      ? { kind: 'passenger', passenger: passengerInput({ idNumber: `MODEL ${newKey()}` }) }
      : { kind: 'cabins', cabins };
  const answer = await sendChange(shop, order, change, cost, provider);
  if (answer.data?.gatewayUrl) shop.payments.push({ link: new URL(answer.data.gatewayUrl) });
  return answer;
}

/** The desk moves the guests of a cabin to another one, or swaps them with its guests. */
export async function changeCabinAtDesk(
  shop: Shop,
  order: ShopOrder,
  { from, roomId, swap }: { from: number; roomId: number; swap: boolean },
): Promise<Answer> {
  const [place] = [(await roomsOf(shop, order)).indexOf(from)];
  const { cabinList } = await readOrder(shop, order);
  const { id } = cabinList.filter(({ canceledAt }: { canceledAt: string | null }) => !canceledAt)[place];
  return sendOnce(
    shop,
    `/office/orders/${order.number}/cabins/${id}/change`,
    {
      roomId,
      swap,
      difference: 'settle',
      reason: 'Asked for it',
      expected: { toPaySen: 0, refundSen: 0, checkedIn: false },
    },
    shop.desk.headers,
  );
}

/** A guest corrects a passenger: one letter of the name, or another name and another document. */
export async function correctInShop(
  shop: Shop,
  order: ShopOrder,
  place: number,
  name: string,
): Promise<Answer> {
  const tickets = await liveTickets(shop, order);
  const idNumber = `MODEL ${newKey()}`;
  const change = { kind: 'details', ticketId: tickets[place]?.id, name, idType: 'idCard', idNumber };
  return sendChange(shop, order, change);
}

/** The codes of the live tickets, in their order. */
export const codesOf = async (shop: Shop, order: ShopOrder): Promise<(string | null)[]> =>
  (await liveTickets(shop, order)).map(({ verificationCode }) => verificationCode);

async function liveTickets(
  shop: Shop,
  order: ShopOrder,
): Promise<{ id: string; verificationCode: string | null }[]> {
  const { tickets } = await readOrder(shop, order);
  return tickets.filter(({ canceledAt }: { canceledAt: string | null }) => !canceledAt);
}

/** The rooms that are kept for a change until its payment has come. */
export async function roomsKeptFor(
  { gangway: { deps }, ships }: Shop,
  { link }: Shop['payments'][number],
): Promise<number[]> {
  const kept = await deps.db
    .selectFrom('order_changes as change')
    .innerJoin('order_cabins as cabin', 'cabin.offer_id', 'change.offer_id')
    .select('cabin.room_id')
    .where('change.payment_id', '=', link.pathname.split('/').at(-1) ?? '')
    .where('cabin.released_at', 'is', null)
    .execute();
  return kept.map(({ room_id }) => Math.max(...ships.map(({ roomIds }) => roomIds.indexOf(room_id))));
}
