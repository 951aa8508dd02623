import { seatNumber } from '@gangway/shared/domain/travel/seat-names.ts';
import fc from 'fast-check';
import * as changes from '../changes.ts';
import * as models from '../model.ts';
import { at, type Model, type ModelPayment } from '../model.ts';
import { arriveForSailing } from '../sailing-changes.ts';
import * as shops from '../shop.ts';
import { paymentIdOf, replacingOf } from '../shop-changes.ts';
import { noticeExpiry } from './passing-time.ts';
import { type Command, expectAnswer, orderNumber, pick, step, withOrder } from './step.ts';
import { serveLists } from './waitlist-steps.ts';

/** Requests one payment of one or more orders of a booker. */
export async function askTheBank(model: Model, shop: shops.Shop, indexes: readonly number[]): Promise<void> {
  const refusals = indexes.flatMap(index => models.unpayable(model, at(model.orders, index)));
  const orders = indexes.map(index => at(shop.orders, index));
  expectAnswer(await shops.askToPayInShop(shop, orders), refusals);
  if (refusals.length > 0) return;
  const parts = indexes.map(order => ({ order, amountSen: models.toPaySen(at(model.orders, order)) }));
  model.payments.push({ parts, decided: false, heard: false });
}

/** A payer is sent to the bank. */
const askingTheBank = orderNumber.map(number =>
  step(`ask the bank for ${number}`, withOrder(number), (model, shop) =>
    askTheBank(model, shop, [pick(model, number)]),
  ),
);

/** A payer pays there, perhaps long after the order has ended. */
const payingAtTheBank = fc.nat({ max: 30 }).map(number =>
  step(
    `pay at the bank, ${number}`,
    ({ payments }) => payments.some(({ decided }) => !decided),
    async (model, shop) => {
      const open = model.payments.filter(({ decided }) => !decided);
      const payment = at(open, number % open.length);
      await payAtTheBank(model, shop, payment);
    },
  ),
);

export async function payAtTheBank(model: Model, shop: shops.Shop, payment: ModelPayment): Promise<void> {
  await shops.payAtTheBank(shop, at(shop.payments, model.payments.indexOf(payment)));
  payment.decided = true;
}

/** The bank notifies the shop of all payments made there, one after the other. */
export async function hearFromTheBank(model: Model, shop: shops.Shop): Promise<void> {
  for (;;) {
    const news = shop.todo.find(({ queue }) => queue === 'sandbox-notify');
    if (!news) return;
    const isThis = (_: ModelPayment, index: number) =>
      paymentIdOf(at(shop.payments, index).link) === news.data.reference;
    // The bank repeats itself: a payment that was heard of changes nothing more.
    const payment = model.payments.find((one, index) => !one.heard && isThis(one, index));
    // An overdue order counts as a use of the promo code until that is noticed.
    if (payment?.parts.some(({ order }) => at(model.orders, order).promo)) await noticeExpiry(model, shop);
    await shops.doJob(shop, news);
    if (!payment) continue;
    payment.heard = true;
    for (const { order } of payment.parts) await noteLostSeat(model, shop, order);
    await arrive(model, shop, payment);
    // What a change leaves is set aside until the waiting list was served.
    await serveLists(model, shop);
  }
}

/** The shop decides who sits where. Of an order that it has not taken again, it must be seen that a chosen seat is gone. */
async function noteLostSeat(model: Model, shop: shops.Shop, index: number): Promise<void> {
  const order = at(model.orders, index);
  if (!order.expired || order.tickets.every(({ feeSen }) => feeSen === 0)) return;
  const { status, tickets } = await shops.readOrder(shop, at(shop.orders, index));
  const { taken, seats } = await shops.readSeats(shop, order.sailing);
  const isGone = (seat: string) => taken.includes(seat) || seatNumber(seat) >= seats;
  order.seatLost =
    status !== 'paid' && tickets.some(({ seat, seatFeeSen }) => seatFeeSen > 0 && isGone(seat));
}

async function arrive(model: Model, shop: shops.Shop, { parts, change }: ModelPayment): Promise<void> {
  if (!change) return models.arriveForOrders(model, 'sandbox', parts);
  const { order, amountSen } = at(parts, 0);
  if (change.to === null) changes.arriveOnBoard(model, change, amountSen);
  else if (arriveForSailing(model, change, change.to, amountSen))
    shop.orders.push(await replacingOf(shop, at(shop.orders, order)));
}

/** All who are at the bank pay, and the shop learns of it. */
export async function payWhatIsOpen(model: Model, shop: shops.Shop): Promise<void> {
  for (const payment of model.payments.filter(({ decided }) => !decided))
    await payAtTheBank(model, shop, payment);
  await hearFromTheBank(model, shop);
}

/** Requests the payment of an order that can be paid, pays, and notifies the shop. */
export async function payOnline(model: Model, shop: shops.Shop, index: number): Promise<void> {
  await askTheBank(model, shop, [index]);
  await payAtTheBank(model, shop, at(model.payments, model.payments.length - 1));
  await hearFromTheBank(model, shop);
}

/** The shop learns of it. */
const hearingFromTheBank = fc.constant(
  step(
    'the bank notifies',
    ({ payments }) => payments.some(({ decided, heard }) => decided && !heard),
    hearFromTheBank,
  ),
);

export const bankSteps: fc.Arbitrary<Command>[] = [
  askingTheBank,
  askingTheBank,
  payingAtTheBank,
  payingAtTheBank,
  hearingFromTheBank,
  hearingFromTheBank,
];
