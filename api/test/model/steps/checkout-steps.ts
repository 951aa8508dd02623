import fc from 'fast-check';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import * as shops from '../shop.ts';
import { payFromBalance } from './balance-steps.ts';
import { askTheBank, hearFromTheBank, payAtTheBank } from './bank-steps.ts';
import { book, request } from './booking-steps.ts';
import { letTheHoldsPass, passSecond } from './passing-time.ts';
import { type Command, expectAnswer, step } from './step.ts';
import { serveLists } from './waitlist-steps.ts';

/** @returns the orders, of those requests that were not refused */
async function bookEach(
  model: Model,
  shop: shops.Shop,
  wanted: readonly models.BookingRequest[],
): Promise<number[]> {
  const orders: number[] = [];
  for (const one of wanted) {
    if (await book(model, shop, one)) orders.push(model.orders.length - 1);
    passSecond(model, shop);
  }
  return orders;
}

/** Somebody else takes all places of a sailing but this many. */
async function leavePlaces(model: Model, shop: shops.Shop, sailing: number, left: number): Promise<void> {
  const adults = models.placesLeft(model, sailing) - left;
  if (adults > 0) await book(model, shop, { sailing, adults, room: null, by: 'agent' });
  await serveLists(model, shop);
}

/** Paid in time; after the holds have ended; or then also after others have left so many places on each sailing; or not yet. */
type When = 'in time' | 'late' | number | null;

async function payTogetherAtTheBank(
  model: Model,
  shop: shops.Shop,
  orders: readonly number[],
  when: When,
): Promise<void> {
  await askTheBank(model, shop, orders);
  const payment = at(model.payments, model.payments.length - 1);
  if (when === null) return;
  if (when !== 'in time') await letTheHoldsPass(model, shop);
  if (typeof when === 'number')
    for (const sailing of model.days.keys()) await leavePlaces(model, shop, sailing, when);
  await payAtTheBank(model, shop, payment);
  await hearFromTheBank(model, shop);
}

async function payTogetherInCash(model: Model, shop: shops.Shop, orders: readonly number[]): Promise<void> {
  const parts = orders.map(order => ({ order, amountSen: models.toPaySen(at(model.orders, order)) }));
  const answer = await shops.payTogetherInCash(
    shop,
    orders.map(order => at(shop.orders, order)),
  );
  expectAnswer(answer, []);
  models.arriveForOrders(model, 'counter', parts);
}

const requests = (by: models.ModelOrder['by']) =>
  fc.array(
    request.map(one => ({ ...one, by })),
    { minLength: 2, maxLength: 3 },
  );

/** Several bookings are paid with one payment: each order becomes paid, or its part goes back. */
const payingTogether = fc
  .oneof(
    fc.record({
      wanted: fc.oneof(requests('guest'), requests('agent')),
      how: fc.constantFrom('bank', 'bank', 'cash'),
    }),
    fc.record({ wanted: requests('agent'), how: fc.constant('balance') }),
  )
  .chain(({ wanted, how }) =>
    fc.record({
      wanted: fc.constant(wanted),
      how: fc.constant(how),
      when: how === 'bank' ? fc.constantFrom<When[]>('in time', 'late', 1, 2, 3, null) : fc.constant(null),
    }),
  )
  .map(({ wanted, how, when }) =>
    step(
      `pay together by ${how}, ${when}: ${JSON.stringify(wanted)}`,
      () => true,
      async (model, shop) => {
        const orders = await bookEach(model, shop, wanted);
        if (orders.length === 0) return;
        if (how === 'bank') await payTogetherAtTheBank(model, shop, orders, when);
        else if (how === 'cash') await payTogetherInCash(model, shop, orders);
        else await payFromBalance(model, shop, orders);
      },
    ),
  );

export const checkoutSteps: fc.Arbitrary<Command>[] = [payingTogether, payingTogether, payingTogether];
