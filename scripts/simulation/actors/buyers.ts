import type { StartedPayment } from '@gangway/shared/contract/sales/payments.ts';
import { dueSen, type ModelOrder } from '../model/model.ts';
import { arrive } from '../model/money.ts';
import type { Notice } from '../world/bank.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';
import { accessTo, bookParty, drawParty, drawSailing, networkOf } from './booking.ts';

const MINUTE_MS = 60_000;

/** Who pays how, of a hundred. The rest leaves the site without a word. */
const habits = [
  { percent: 58, pay: paySoon },
  { percent: 12, pay: payAndBeToldTwice },
  { percent: 10, pay: payLate },
  { percent: 5, pay: payTwice },
  { percent: 5, pay: failThenPay },
] as const;

/** A guest books on the site, and pays at the bank, soon, late, twice or not at all. */
export async function buyOnline(world: World): Promise<void> {
  const { caller, chance } = world;
  const sailing = drawSailing(world);
  const party = drawParty(world);
  let draw = chance.between(0, 99);
  if (!sailing) return;
  const order = await bookParty(world, sailing, party, (request, buyer) =>
    caller.post('/orders', { ...request, paymentMethod: 'online' }, networkOf(buyer)),
  );
  if (!order) return;
  for (const { percent, pay } of habits) {
    if (draw < percent) return pay(world, order);
    draw -= percent;
  }
}

async function paySoon(world: World, order: ModelOrder): Promise<void> {
  const paymentId = await askTheBank(world, order);
  tellShop(world, paid(world, order, paymentId), world.chance.between(1, 6));
}

/** The bank repeats itself, at once or the next day. */
async function payAndBeToldTwice(world: World, order: ModelOrder): Promise<void> {
  const notice = paid(world, order, await askTheBank(world, order));
  const { chance } = world;
  tellShop(world, notice, chance.between(1, 6));
  tellShop(world, notice, chance.between(1, 6));
  tellShop(world, { ...notice, event: `${notice.event}-again` }, chance.between(7, 1_500));
}

/** After the hold has ended; perhaps others have the places by then. */
async function payLate(world: World, order: ModelOrder): Promise<void> {
  tellShop(world, paid(world, order, await askTheBank(world, order)), world.chance.between(16, 900));
}

/** In two windows of the browser. */
async function payTwice(world: World, order: ModelOrder): Promise<void> {
  const paymentIds = [await askTheBank(world, order), await askTheBank(world, order)];
  for (const paymentId of paymentIds)
    tellShop(world, paid(world, order, paymentId), world.chance.between(1, 20));
}

/** The first attempt fails, and the bank says so only after the second one. */
async function failThenPay(world: World, order: ModelOrder): Promise<void> {
  const failed = await askTheBank(world, order);
  const amountSen = dueSen(order);
  const second = await askTheBank(world, order);
  tellShop(world, paid(world, order, second), world.chance.between(1, 6));
  tellShop(world, { event: `failed-${failed}`, paymentId: failed, amountSen, status: 'failed' }, 8);
}

async function askTheBank(world: World, order: ModelOrder): Promise<string> {
  const asked = { orderNumbers: [order.number], provider: 'sandbox' };
  const { payment } = await world.caller.require<StartedPayment>('/payments', asked, accessTo(order));
  if (payment?.amountSen !== dueSen(order))
    throw new Disagreement(
      `${order.number} is to be paid with ${payment?.amountSen} sen, not ${dueSen(order)}`,
    );
  const { amountSen } = payment;
  const arriveNow = () => arrive(order, 'sandbox', amountSen, world.now);
  world.requested.set(payment.id, { amountSen, isHeard: false, arrive: arriveNow });
  return payment.id;
}

function paid({ bank }: World, order: ModelOrder, paymentId: string): Notice {
  const amountSen = dueSen(order);
  bank.take(paymentId, amountSen);
  return { event: `paid-${paymentId}`, paymentId, amountSen, status: 'succeeded' };
}

/** The bank's notice arrives so many minutes later. */
export function tellShop(world: World, notice: Notice, minutes: number): void {
  world.agenda.plan(world.now + minutes * MINUTE_MS, async () => {
    await world.bank.notify(world.caller, notice, new Date(world.now));
    const payment = world.requested.get(notice.paymentId);
    if (!payment || payment.isHeard || notice.status !== 'succeeded') return;
    payment.isHeard = true;
    await payment.arrive();
    world.counts.payments++;
  });
}
