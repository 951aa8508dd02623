import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { Answer } from '../support/call.ts';
import { passengerInput } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { placeOfRoom, readOrder, roomIdOf, type Shop, type ShopOrder, sendOnce } from './shop.ts';
import type { Cost } from './waiting-change.ts';

/* The changes of an order by a party or the desk, as requests to the real shop. */

const NOTHING: Cost = { chargeSen: 0, refundSen: 0, toPaySen: 0 };

/** What was shown to the guest, and how a difference is paid. */
interface Agreed {
  ends?: boolean;
  cost?: Cost;
  provider?: 'sandbox' | 'balance';
}

async function sendChange(
  shop: Shop,
  { number, headers }: ShopOrder,
  change: object,
  { ends = false, cost = NOTHING, provider = 'sandbox' }: Agreed = {},
): Promise<Answer> {
  const body = { change, expected: { endsOrder: ends, ...cost }, provider };
  const answer = await sendOnce(shop, `/orders/${number}/change`, body, headers);
  if (answer.data?.gatewayUrl) shop.payments.push({ link: new URL(answer.data.gatewayUrl) });
  return answer;
}

const toSailing = (shop: Shop, sailing: number) => ({ kind: 'sailing', sailingId: shop.sailings[sailing] });

/** A guest takes another sailing; the difference is paid at the bank or from the balance. */
export const changeSailingInShop = (shop: Shop, order: ShopOrder, sailing: number, agreed: Agreed) =>
  sendChange(shop, order, toSailing(shop, sailing), agreed);

/** What that would cost, and by which rule. */
export const previewSailingInShop = (shop: Shop, { number, headers }: ShopOrder, sailing: number) =>
  shop.gangway.call('POST', `/orders/${number}/change/preview`, {
    body: { change: toSailing(shop, sailing) },
    headers,
  });

/** The order that replaced one whose change counted as a cancellation, as its booker has it. */
export async function replacingOf(shop: Shop, { number, headers }: ShopOrder): Promise<ShopOrder> {
  const { data } = await shop.gangway.call('GET', `/orders/${number}/replacing`, { headers });
  if (!data) throw new Error(`no order replaced ${number}`);
  return { number: data.number, headers: { ...headers, 'X-Order-Token': data.accessToken } };
}

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
  return sendChange(shop, order, change, { cost, provider });
}

/** A guest corrects a passenger: one letter of the name, or another name and another document. */
export async function correctInShop(
  shop: Shop,
  order: ShopOrder,
  place: number,
  name: string,
): Promise<Answer> {
  const { tickets } = await readOrder(shop, order);
  const live = tickets.filter(({ canceledAt }) => !canceledAt);
  const idNumber = `MODEL ${newKey()}`;
  const change = { kind: 'details', ticketId: live[place]?.id, name, idType: 'idCard', idNumber };
  return sendChange(shop, order, change);
}

/** The codes of the live tickets, in their order. */
export const codesIn = ({ tickets }: Pick<OrderDetail, 'tickets'>): (string | null)[] =>
  tickets.filter(({ canceledAt }) => !canceledAt).map(({ verificationCode }) => verificationCode);

export const codesOf = async (shop: Shop, order: ShopOrder) => codesIn(await readOrder(shop, order));

/** The rooms that are kept for a change until its payment has come. */
export async function roomsKeptFor(shop: Shop, { link }: Shop['payments'][number]): Promise<number[]> {
  const kept = await shop.gangway.deps.db
    .selectFrom('order_changes as change')
    .innerJoin('order_cabins as cabin', 'cabin.offer_id', 'change.offer_id')
    .select('cabin.room_id')
    .where('change.payment_id', '=', paymentIdOf(link))
    .where('cabin.released_at', 'is', null)
    .execute();
  return kept.map(({ room_id }) => placeOfRoom(shop, room_id));
}

/** The link of a payment ends in its id. */
export const paymentIdOf = ({ pathname }: URL): string => pathname.split('/').at(-1) ?? '';
