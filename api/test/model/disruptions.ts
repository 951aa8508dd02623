import * as models from './model.ts';
import { at, type Model, type ModelOrder, type ModelParty } from './model.ts';
import { differenceOf, pricesThere, sumSen } from './prices.ts';

/*
 * Sailings that are late or called off, in a simple model: their parties leave them freely, pay no higher price, and get back what
 * costs less.
 */

/** What a called-off sailing adds to a voucher, in percent of it. */
export const BONUS_PERCENT = 10;
const CREDIT_DAYS = 365;

const liveSen = (order: ModelOrder) => sumSen([...models.liveTickets(order), ...models.liveCabins(order)]);

/** The sailing is called off: unpaid orders owe nothing. @returns the orders whose parties are to be asked */
export function callOff(model: Model, sailing: number): number[] {
  model.calledOff[sailing] = true;
  for (const order of model.orders) {
    if (order.sailing !== sailing) continue;
    order.lapsed = order.expired || models.isOverdue(model, order);
    if (order.state !== 'unpaid') continue;
    models.freeHeld(model, order);
    models.endWithoutCharge(order);
  }
  return model.orders.flatMap((order, index) =>
    order.sailing === sailing && order.state === 'paid' ? [index] : [],
  );
}

/** All of the money for what is left of the order is refunded. */
function giveBack(order: ModelOrder): void {
  models.owe(order, liveSen(order));
  models.endWithoutCharge(order);
}

/** The outcome for a party of a canceled sailing; it keeps nothing after that. `rooms`: its rooms on the other sailing. */
export function decide(
  model: Model,
  party: ModelParty,
  choice: 'refund' | 'credit' | { sailing: number; rooms: number[] },
): void {
  model.parties.splice(model.parties.indexOf(party), 1);
  const order = at(model.orders, party.order);
  if (choice === 'refund') giveBack(order);
  else if (choice === 'credit') {
    const balanceSen = (liveSen(order) * (100 + BONUS_PERCENT)) / 100;
    model.vouchers.push({ balanceSen, expiresAt: model.now + CREDIT_DAYS * models.DAY_MS });
    models.endWithoutCharge(order);
  } else takeOtherFreely(model, order, choice);
}

/** The operator moved its departure or called it off: a higher price is waived, a lower one is refunded. */
export function takeOtherFreely(model: Model, order: ModelOrder, other: models.OtherSailing): void {
  const beforeSen = liveSen(order);
  models.takeOther(model, order, other, false);
  models.owe(order, differenceOf(liveSen(order), beforeSen).refundSen);
}

/** The refund of a party that takes the other sailing because of the operator, with as many rooms there. */
export function freeRefundSen(order: ModelOrder, sailing: number, rooms: number): number {
  const parts = {
    tickets: models.liveTickets(order),
    cabins: models.liveCabins(order),
    rooms,
    mayRise: false,
  };
  const there = pricesThere(sailing, parts);
  const newSen = [...there.tickets, ...there.rooms].reduce((sum, sen) => sum + sen, 0);
  return liveSen(order) - newSen;
}

/** Whether a sailing has places and rooms for a party as it is. */
export function fitsOn(model: Model, order: ModelOrder, sailing: number): boolean {
  return (
    !model.calledOff[sailing] &&
    models.placesLeft(model, sailing) >= models.liveTickets(order).length &&
    models.hasCabinsLike(model, order, sailing)
  );
}

/** The sailing has such a delay that all who have booked it may leave it free of charge. */
export function delay(model: Model, sailing: number): void {
  model.delayed[sailing] = true;
  for (const order of model.orders)
    if (order.sailing === sailing && order.state !== 'canceled') order.free = true;
}
