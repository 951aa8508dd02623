import { topUp } from '../../../src/accounts/ledger/ledger.service.ts';
import { completeOrders } from '../../../src/features/orders/completion.job.ts';
import { settleRefund } from '../../../src/features/payments/refunds.service.ts';
import { inTransaction } from '../../../src/lib/database/database.ts';
import { expireHolds } from '../../../src/reservations/inventory/expire-holds.job.ts';
import {
  CABIN_SEN,
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
} from '../database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../people/accounts.ts';
import type { TestApp } from '../test-app.ts';

const TOP_UP_SEN = 200_000;
const HOLD_MS = 15 * 60_000;

/** One order of each outcome, on two sailings: a departed one and one on sale. */
export type BusySeason = Awaited<ReturnType<typeof createBusySeason>>;

/**
 * Creates a season through the API: orders booked, paid by every method, canceled in whole and in part, expired, paid late,
 * refunded, with refunds owed, boarded, refused at the gate, completed.
 */
export async function createBusySeason(gangway: TestApp) {
  const { deps, clock } = gangway;
  const voyage = await createVoyage(deps.db, { rooms: 8 });
  const sailed = await createSailing(deps.db, voyage, { date: '2026-11-25' });
  const onSale = await createSailing(deps.db, voyage, { date: '2027-03-12', session: 'nighttime' });
  const full = await createSailing(deps.db, voyage, { date: '2027-03-13', capacity: 1 });
  const desk = await signInStaff(gangway, ['orders.sell', 'orders.read', 'orders.cancel', 'boarding.verify']);
  const agent = await signInAgent(gangway);

  const late = await bookAndAsk(gangway, full);
  const revived = await bookAndAsk(gangway, onSale);
  const expired = await book(gangway, onSale);
  clock.advance(HOLD_MS);
  await expireHolds(deps);
  const instead = await bookAndPay(gangway, full);
  await arrive(gangway, late);
  await arrive(gangway, revived);

  const owed = await bookAndPay(gangway, onSale, family);
  await cancel(gangway, owed);
  const partly = await bookAndPay(gangway, onSale, family);
  await cancel(gangway, partly, [(await ticketsOf(gangway, partly)).at(0)?.id ?? '']);
  const forfeited = await bookAndPay(gangway, sailed);
  await cancel(gangway, forfeited, undefined, FARES.adult);
  const withdrawn = await book(gangway, onSale);
  await cancel(gangway, withdrawn);
  const byAgent = await bookFromBalance(gangway, onSale, agent);
  const byAgentRefunded = await bookFromBalance(gangway, onSale, agent);
  await cancel(gangway, byAgentRefunded);
  const atTheDesk = await bookAtTheDesk(gangway, onSale, desk);
  await settleRefunds(gangway);

  const aboard = await bookAndPay(gangway, sailed, family);
  const noShow = await bookAndPay(gangway, sailed);
  clock.set('2026-11-25T00:00:00Z');
  const officer = await signInStaff(gangway, ['boarding.verify', 'boarding.override']);
  for (const ticket of await ticketsOf(gangway, aboard)) await present(gangway, ticket, officer);
  await present(gangway, (await ticketsOf(gangway, aboard))[0] as TicketOfOrder, officer);
  clock.set('2026-11-26T00:00:00Z');
  await completeOrders(deps);
  const unpaid = await book(gangway, onSale, family);

  const orders = {
    late: late.order,
    revived: revived.order,
    expired,
    instead,
    owed,
    partly,
    forfeited,
    withdrawn,
    byAgent,
    byAgentRefunded,
    atTheDesk,
    aboard,
    noShow,
    unpaid,
  };
  return { sailings: { sailed, onSale, full }, voyage, agent, orders };
}

const family = {
  get passengers() {
    return [passengerInput(), passengerInput({ name: 'Ben' }), childInput()];
  },
  cabins: { kind: 'assigned' as const },
  expectedTotalSen: 2 * FARES.adult + FARES.child + CABIN_SEN,
};

async function signInAgent(gangway: TestApp): Promise<SignedIn> {
  const agent = await signInCustomer(gangway, 'agent');
  const author = 'system:test';
  await inTransaction(gangway.deps, author, trx =>
    topUp(trx, gangway.deps, {
      customerId: agent.id,
      amountSen: TOP_UP_SEN,
      reason: 'cash received',
      author,
    }),
  );
  return agent;
}

async function bookAndAsk(gangway: TestApp, sailingId: number, changes: object = {}) {
  const order = await book(gangway, sailingId, changes);
  const { data } = await askToPay(gangway, [order]);
  return { order, paymentId: data.payment.id as string };
}

async function bookAndPay(gangway: TestApp, sailingId: number, changes: object = {}): Promise<BookedOrder> {
  const asked = await bookAndAsk(gangway, sailingId, changes);
  await arrive(gangway, asked);
  return asked.order;
}

/** The bank's notification of a successful payment. */
async function arrive(gangway: TestApp, { order, paymentId }: { order: BookedOrder; paymentId: string }) {
  const answer = await notify(gangway, noticeOf(paymentId, { amountSen: order.dueSen }));
  if (!answer.ok) throw new Error(await answer.text());
}

async function bookFromBalance(gangway: TestApp, sailingId: number, agent: SignedIn): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, { paymentMethod: 'balance' }, agent.headers);
  await askToPay(gangway, [order], { provider: 'balance', headers: agent.headers });
  return order;
}

async function bookAtTheDesk(gangway: TestApp, sailingId: number, desk: SignedIn): Promise<BookedOrder> {
  const order = await book(gangway, sailingId, { paymentMethod: 'cash' }, desk.headers);
  const body = { orderNumbers: [order.number] };
  const headers = { 'Idempotency-Key': newKey(), ...desk.headers };
  await gangway.call('POST', '/payments/counter', { body, headers });
  return order;
}

async function cancel(
  { call }: TestApp,
  { number, token }: BookedOrder,
  ticketIds?: string[],
  expectedChargeSen = 0,
): Promise<void> {
  const headers = { 'Idempotency-Key': newKey(), 'X-Order-Token': token };
  const { status, msg } = await call('POST', `/orders/${number}/cancel`, {
    body: { ticketIds, expectedChargeSen },
    headers,
  });
  if (status !== 200) throw new Error(msg);
}

interface TicketOfOrder {
  id: string;
  verificationCode: string;
}

async function ticketsOf({ call }: TestApp, { number, token }: BookedOrder): Promise<TicketOfOrder[]> {
  const { data } = await call('GET', `/orders/${number}`, { headers: { 'X-Order-Token': token } });
  return data.tickets;
}

async function present({ call, deps }: TestApp, ticket: TicketOfOrder, officer: SignedIn): Promise<void> {
  const { status, msg } = await call('POST', '/boarding/typed', {
    body: { ticketId: ticket.id, verificationCode: ticket.verificationCode, eventId: deps.ids.uuid() },
    headers: officer.headers,
  });
  if (status !== 200) throw new Error(msg);
}

/** There is no bank, so bank refunds fail; refunds to a balance are booked. */
async function settleRefunds({ deps, jobs }: TestApp): Promise<void> {
  for (const { queue, data } of jobs)
    if (queue === 'settle-refund') await settleRefund(deps, data.refundId ?? '').catch(() => {});
}
