import type { CounterProvider, CounterWay } from '@gangway/shared/contract/payment-providers/counter.ts';
import type { PartyChoices } from '@gangway/shared/contract/sales/called-off.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import type { SeatMap } from '@gangway/shared/contract/sales/seats.ts';
import { seatName } from '@gangway/shared/domain/travel/seat-names.ts';
import { topUp } from '../../src/accounts/ledger/ledger.service.ts';
import { voucherCodeOf } from '../../src/accounts/vouchers/voucher-code.rules.ts';
import { issueVoucher } from '../../src/accounts/vouchers/vouchers.service.ts';
import { serveList } from '../../src/features/waitlist/serve-list.service.ts';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import type { QueueName } from '../../src/lib/database/jobs.ts';
import { waitlistToken } from '../../src/reservations/waitlist/waitlist-token.rules.ts';
import type { Answer } from '../support/call.ts';
import { newContact, orderInput, passengerInput, type Voyage } from '../support/database/factories.ts';
import { newKey } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { callOffSailings, disrupt } from '../support/sailings/disrupting.ts';
import type { TestApp } from '../support/test-app.ts';
import { insertPromo } from '../vouchers/promos.ts';
import { BONUS_PERCENT } from './disruptions.ts';
import { type BookingRequest, FIRST_BALANCE_SEN, PROMO_PERCENT, PROMO_USES, type Provider } from './model.ts';
import { priceOf, SEAT_FEE_SEN } from './prices.ts';

/** An order as its booker has it. */
export interface ShopOrder {
  number: string;
  headers: Record<string, string>;
}

export type ShopShip = Pick<Voyage, 'shipId' | 'roomIds'>;

/** What all runs share: the ship, an agent and a desk. */
export interface Shop {
  gangway: TestApp;
  sailings: number[];
  /** The rooms of the two ships that can make the sailings. */
  ships: readonly ShopShip[];
  /** The practice bank, which may refuse refunds, or makes them and its answer is lost. */
  bank: { refunds: 'made' | 'refused' | 'made without an answer' };
  agent: SignedIn;
  desk: SignedIn;
  orders: ShopOrder[];
  /** Payments that were requested at the bank, with the payer's link. */
  payments: { link: URL }[];
  vouchers: { id: string; code: string }[];
  /** The promo code of the run. */
  promo: { id: number; code: string };
  /** Parties of the waiting lists. */
  waiting: { token: string }[];
  /** The last request with its key, and its answer. */
  last?: { send: () => Promise<Answer>; answer: Answer };
  /** Jobs that were enqueued and not yet done. */
  todo: { queue: QueueName; data: Record<string, string> }[];
}

let promos = 0;

/** Opens the shop for one run: sailings without bookings, and an agent with a balance. */
export async function openShop(
  gangway: TestApp,
  ships: readonly ShopShip[],
  sailings: number[],
  bank: Shop['bank'],
): Promise<Shop> {
  const { deps } = gangway;
  const agent = await signInCustomer(gangway, 'agent');
  await inTransaction(deps, 'system:test', trx =>
    topUp(trx, deps, {
      customerId: agent.id,
      amountSen: FIRST_BALANCE_SEN,
      reason: 'cash received',
      author: 'system:test',
    }),
  );
  const desk = await signInStaff(gangway, [
    'orders.sell',
    'orders.read',
    'orders.cancel',
    'orders.waive',
    'catalogue.manage',
  ]);
  const code = `MODEL-${++promos}`;
  const promo = {
    id: await insertPromo(deps.db, code.replace('-', ''), {
      amount_sen: null,
      percent: PROMO_PERCENT,
      most_uses: PROMO_USES,
    }),
    code,
  };
  const shop: Shop = {
    gangway,
    sailings,
    ships,
    bank,
    agent,
    desk,
    orders: [],
    payments: [],
    vouchers: [],
    promo,
    waiting: [],
    todo: [],
  };
  deps.jobs.enqueue = async (_trx, queue, data) => void shop.todo.push({ queue, data });
  return shop;
}

/** Sends a request with a new key, which can be repeated. */
export async function sendOnce(shop: Shop, path: string, body: unknown, headers: Record<string, string>) {
  const keyed = { ...headers, 'Idempotency-Key': newKey() };
  const send = () => shop.gangway.call('POST', path, { body, headers: keyed });
  const answer = await send();
  shop.last = { send, answer };
  return answer;
}

/** A room of the ship that makes a sailing, by its index among the ship's rooms. */
export const roomIdOf = ({ ships }: Shop, ship: number, room: number): number =>
  ships[ship]?.roomIds[room] ?? 0;
export const placeOfRoom = ({ ships }: Shop, roomId: number): number =>
  Math.max(...ships.map(({ roomIds }) => roomIds.indexOf(roomId)));

/** The last seat of a sailing that nobody has, which a smaller ship has not; some seat where all are taken. */
async function freeSeat(shop: Shop, sailing: number): Promise<string> {
  const { seats, taken } = await readSeats(shop, sailing);
  const all = Array.from({ length: seats }, (_, number) => seatName(number));
  return all.findLast(seat => !taken.includes(seat)) ?? seatName(0);
}

export const readSeats = async ({ gangway, sailings }: Shop, sailing: number): Promise<SeatMap> =>
  (await gangway.call('GET', `/sailings/${sailings[sailing]}/seats`)).data;

/** @param ship which of the ships makes the sailing */
export async function bookInShop(
  shop: Shop,
  wanted: BookingRequest,
  ship: number,
  waitlistToken?: string,
): Promise<Answer> {
  const headers: Record<string, string> = wanted.by === 'agent' ? shop.agent.headers : {};
  const seat = wanted.seat ? await freeSeat(shop, wanted.sailing) : null;
  const answer = await sendOnce(
    shop,
    '/orders',
    orderInput(shop.sailings[wanted.sailing] ?? 0, {
      passengers: Array.from({ length: wanted.adults }, () =>
        passengerInput({ idNumber: `MODEL ${newKey()}` }),
      ),
      contact: newContact(),
      ...(seat && { seats: [seat, ...Array(wanted.adults - 1).fill(null)] }),
      ...(waitlistToken !== undefined && { waitlistToken }),
      ...(wanted.room !== null && {
        cabins: { kind: 'chosen', roomIds: [roomIdOf(shop, ship, wanted.room)] },
      }),
      paymentMethod: wanted.by === 'agent' ? 'balance' : 'online',
      ...(wanted.promo && { promoCode: shop.promo.code }),
      expectedTotalSen:
        ((priceOf(wanted.sailing, wanted.adults, wanted.room === null ? 0 : 1) + (seat ? SEAT_FEE_SEN : 0)) *
          (wanted.promo ? PROMO_PERCENT : 100)) /
        100,
    }),
    headers,
  );
  if (answer.status === 200)
    shop.orders.push({
      number: answer.data.order.number,
      headers: { 'X-Order-Token': answer.data.accessToken, ...headers },
    });
  return answer;
}

/** Orders of one booker, and what opens all of them. */
const together = (orders: readonly ShopOrder[]) => ({
  orderNumbers: orders.map(({ number }) => number),
  headers: {
    ...orders[0]?.headers,
    'X-Order-Token': orders.map(({ headers }) => headers['X-Order-Token']).join(', '),
  },
});

export async function askToPayInShop(shop: Shop, orders: readonly ShopOrder[]): Promise<Answer> {
  const { orderNumbers, headers } = together(orders);
  const answer = await sendOnce(shop, '/payments', { orderNumbers, provider: 'sandbox' }, headers);
  if (answer.status === 200) shop.payments.push({ link: new URL(answer.data.gatewayUrl) });
  return answer;
}

/** The payer pays on the bank's page, which then has a notification to send. */
export async function payAtTheBank({ gangway }: Shop, { link }: { link: URL }): Promise<void> {
  const answer = await gangway.app.request(link.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...Object.fromEntries(link.searchParams), decision: 'pay-twice' }).toString(),
  });
  if (answer.status >= 400) throw new Error(`the bank says ${answer.status}`);
}

export function payFromBalance(shop: Shop, orders: readonly ShopOrder[]): Promise<Answer> {
  const { orderNumbers, headers } = together(orders);
  return sendOnce(shop, '/payments', { orderNumbers, provider: 'balance' }, headers);
}

/** The desk takes the price of several orders in cash. */
export const payTogetherInCash = (shop: Shop, orders: readonly ShopOrder[]): Promise<Answer> =>
  sendOnce(shop, '/payments/counter', { orderNumbers: together(orders).orderNumbers }, shop.desk.headers);

export const payInCash = (shop: Shop, { number }: ShopOrder, dueSen: number) =>
  sendOnce(
    shop,
    `/office/orders/${number}/payment`,
    { expectedDueSen: dueSen, tenderedSen: dueSen },
    shop.desk.headers,
  );

let slips = 0;

/** The ways in which an amount can be paid in two parts: the one for the rest, and the one for a given part. */
export const twoWays = {
  'card and cash': ['terminal', 'counter'],
  'cash and balance': ['counter', 'balance'],
  'card and balance': ['terminal', 'balance'],
} as const satisfies Record<string, [CounterProvider, CounterWay]>;

/** A part in one way, the rest in another. @returns the parts; the last one is refunded first */
export async function payInTwoWays(
  shop: Shop,
  { number }: ShopOrder,
  how: keyof typeof twoWays,
  { dueSen, partSen }: { dueSen: number; partSen: number },
) {
  const way = (provider: CounterWay, amountSen: number) => ({
    provider,
    ...(provider === 'terminal' && { entries: { reference: `SLIP-${++slips}-MODEL`, cardEnding: '4242' } }),
    ...(provider === 'counter' && { tenderedSen: amountSen }),
  });
  const [rest, part] = twoWays[how];
  const further = [{ ...way(part, partSen), amountSen: partSen }];
  const body = { expectedDueSen: dueSen, ...way(rest, Math.max(0, dueSen - partSen)), further };
  const { headers } = shop.desk;
  const answer = await sendOnce(shop, `/office/orders/${number}/payment`, body, headers);
  if (answer.status !== 200) return { answer, parts: [] };
  const { data } = await shop.gangway.call('GET', `/office/orders/${number}`, { headers });
  // The refund order of two payments at the same moment is undefined: it depends on their ids.
  const parts = (data.payments as { id: string; provider: Provider; amountSen: number }[])
    .filter(({ provider }) => twoWays[how].some(one => one === provider))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ provider, amountSen }) => ({ provider, amountSen }));
  return { answer, parts };
}

export const readOrder = async (shop: Shop, { number, headers }: ShopOrder): Promise<OrderDetail> =>
  (await shop.gangway.call('GET', `/orders/${number}`, { headers })).data;

export const placesLeftIn = async ({ gangway, sailings }: Shop, sailing: number): Promise<number> =>
  (await gangway.call('GET', `/sailings/${sailings[sailing]}`)).data.placesLeft;

/**
 * Cancels the live tickets at these indexes of the order, and these of its rooms; null: all of them.
 *
 * @param loweredSen a charge below the one of the ladder, which only the desk may grant
 */
export async function cancelInShop(
  shop: Shop,
  order: ShopOrder,
  wanted: { tickets: number[] | null; rooms: number[] | null },
  expectedChargeSen: number,
  loweredSen: number | null = null,
): Promise<Answer> {
  const { tickets, cabinList } = await readOrder(shop, order);
  const live = tickets.filter(({ canceledAt }) => !canceledAt);
  const cabins = cabinList.filter(({ canceledAt }) => !canceledAt);
  const ticketIds = wanted.tickets?.map(place => live[place]?.id);
  const cabinIds = wanted.rooms?.map(
    room => cabins.find(({ roomId }) => placeOfRoom(shop, roomId) === room)?.id,
  );
  const reason = 'Broken leg';
  const body = {
    ...(ticketIds && { ticketIds }),
    ...(cabinIds && { cabinIds }),
    expectedChargeSen,
    ...(loweredSen !== null && { reason, waiver: { chargeSen: loweredSen, reason } }),
  };
  const headers = loweredSen === null ? order.headers : shop.desk.headers;
  return sendOnce(shop, `/orders/${order.number}/cancel`, body, headers);
}

/** Time passes, and the agent and the desk stay logged in. */
export async function passTime({ gangway, agent, desk }: Shop, milliseconds: number): Promise<void> {
  const { clock, deps } = gangway;
  clock.advance(milliseconds);
  const now = clock.now();
  await deps.db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: new Date(now.getTime() + 3_600_000) })
    .where(where => where.or([where('customer_id', '=', agent.id), where('system_user_id', '=', desk.id)]))
    .execute();
}

/** Calls a sailing off; its parties are asked by the job that follows. */
export const callOffInShop = (
  shop: Shop,
  sailing: number,
  choice: { until: string; otherwise: 'refund' | 'move' },
): Promise<Answer> =>
  callOffSailings(shop.gangway, shop.desk, [shop.sailings[sailing] ?? 0], {
    choice: { ...choice, bonusPercent: BONUS_PERCENT },
  });

/** Delays a sailing by a number of minutes. */
export const delayInShop = (shop: Shop, sailing: number, minutes: number): Promise<Answer> =>
  disrupt(shop.gangway, shop.desk, [shop.sailings[sailing] ?? 0], {
    kind: 'delay',
    minutes,
    reason: 'weather',
  });

/** Another of the ships makes a sailing. */
export const changeShipInShop = (shop: Shop, sailing: number, ship: number): Promise<Answer> =>
  disrupt(shop.gangway, shop.desk, [shop.sailings[sailing] ?? 0], {
    kind: 'ship',
    shipId: shop.ships[ship]?.shipId,
    reason: 'technical',
  });

export const changeGateInShop = (shop: Shop, sailing: number, gate: string): Promise<Answer> =>
  disrupt(shop.gangway, shop.desk, [shop.sailings[sailing] ?? 0], { kind: 'gate', gate, tell: false });

/** The options of a party of a canceled sailing, with the rooms that are kept for it, as indexes among the ship's rooms. */
export async function readChoices(shop: Shop, { number, headers }: ShopOrder) {
  const { data } = await shop.gangway.call('GET', `/orders/${number}/called-off`, { headers });
  const kept = await shop.gangway.deps.db
    .selectFrom('called_off_parties as party')
    .innerJoin('orders', 'orders.id', 'party.order_id')
    .innerJoin('order_cabins as cabin', 'cabin.offer_id', 'party.offer_id')
    .select('cabin.room_id')
    .where('orders.number', '=', number)
    .where('party.outcome', 'is', null)
    .execute();
  return {
    choices: data as PartyChoices | null,
    rooms: kept.map(({ room_id }) => placeOfRoom(shop, room_id)),
  };
}

export const chooseInShop = (shop: Shop, { number, headers }: ShopOrder, choice: object) =>
  sendOnce(shop, `/orders/${number}/called-off`, choice, headers);

/** Cabins as an order lists them. */
type ShopCabin = Pick<OrderDetail['cabinList'][number], 'roomId' | 'priceSen' | 'canceledAt'>;

/** The live ones among an order's cabins, as indexes among the ship's rooms: the cheapest first, then in their order. */
export const liveRooms = (shop: Shop, cabins: readonly ShopCabin[]): { room: number; priceSen: number }[] =>
  cabins
    .filter(({ canceledAt }) => !canceledAt)
    .map(({ roomId, priceSen }) => ({ room: placeOfRoom(shop, roomId), priceSen }))
    .toSorted((one, other) => one.priceSen - other.priceSen || one.room - other.room);

/** The rooms of an order in that order. */
export async function roomsOf(shop: Shop, order: ShopOrder): Promise<number[]> {
  const { cabinList } = await readOrder(shop, order);
  return liveRooms(shop, cabinList).map(({ room }) => room);
}

/** Does a waiting job. */
export async function doJob({ gangway, todo }: Shop, job: Shop['todo'][number]): Promise<void> {
  todo.splice(todo.indexOf(job), 1);
  await createJobHandlers(gangway.deps)[job.queue](job.data);
}

/** Gives a voucher as compensation. */
export const giveVoucherInShop = ({ gangway: { deps } }: Shop, amountSen: number, expiresAt: Date) =>
  inTransaction(deps, 'system:test', trx =>
    issueVoucher(trx, deps, {
      amountSen,
      expiresAt,
      origin: 'disruption',
      reason: 'storm',
      holder: { name: 'Aisyah Rahman', email: null, language: 'en' },
      author: 'system:test',
    }),
  );

/** The voucher into which an order of a canceled sailing was turned. */
export async function creditOf({ gangway: { deps } }: Shop, { number }: ShopOrder) {
  const { id } = await deps.db
    .selectFrom('vouchers')
    .innerJoin('orders', 'orders.id', 'vouchers.order_id')
    .select('vouchers.id')
    .where('orders.number', '=', number)
    .executeTakeFirstOrThrow();
  return { id, code: voucherCodeOf(deps.env.masterKey, id) };
}

export const payByVoucherInShop = (shop: Shop, { number, headers }: ShopOrder, { code }: { code: string }) =>
  sendOnce(shop, `/orders/${number}/voucher`, { code }, headers);

let joined = 0;

/** Joins the waiting list of sailings, and follows the link of the mail. */
export async function joinInShop(shop: Shop, wishes: number[], adults: number): Promise<Answer> {
  const { gangway, sailings, todo } = shop;
  joined++;
  const answer = await gangway.call('POST', '/waitlist/join', {
    // From its own network: a network that joins often has to solve a proof of work.
    headers: { 'X-Forwarded-For': `10.${(joined >> 16) % 256}.${(joined >> 8) % 256}.${joined % 256}` },
    body: {
      sailingIds: wishes.map(sailing => sailings[sailing] ?? 0),
      tickets: { adult: adults, child: 0, infant: 0, senior: 0 },
      cabins: null,
      mostSen: null,
      contact: { name: 'Tan Wei Ming', email: `model${joined}@example.com`, phone: null },
      language: 'en',
    },
  });
  if (answer.status !== 200) return answer;
  const mail = todo.findLast(({ data }) => data.kind === 'waitlist-confirm');
  const party = { token: waitlistToken(gangway.deps, mail?.data.partyId ?? '') };
  shop.waiting.push(party);
  return sendAsParty(shop, party, 'confirm');
}

export const sendAsParty = (
  { gangway }: Shop,
  { token }: { token: string },
  what: 'entry' | 'confirm' | 'leave' | 'decline',
): Promise<Answer> => gangway.call('POST', `/waitlist/${what}`, { body: { token } });

export const serveInShop = ({ gangway, sailings }: Shop, sailing: number): Promise<void> =>
  serveList(gangway.deps, sailings[sailing] ?? 0);
