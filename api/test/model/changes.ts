import * as models from './model.ts';
import { at, type Model, type ModelOrder } from './model.ts';
import { differenceOf, priceOf, sumSen } from './prices.ts';
import type { Cost, ModelChange } from './waiting-change.ts';

/*
 * What a party changes on its own sailing, in a simple model: one more passenger, or other cabins. Existing parts keep their
 * price; a change that costs more is made when it has been paid.
 */

/** A passenger who is added, or all rooms that the party is to have; null: its present rooms. */
export interface OnBoardRequest {
  adults: number;
  rooms: readonly number[] | null;
}

interface OnBoardPlan {
  /** The reasons against it; without any it can be done. */
  refusals: string[];
  rooms: number[];
  /** The new rooms among them. */
  fresh: number[];
  cost: Cost;
}

/** The pending change of the order is dropped, whatever follows. */
export function leaveChange(model: Model, order: number): void {
  for (const { change } of model.payments) if (change?.order === order) change.ended = true;
}

export const ofOrder = (index: number) => (change: ModelChange) => change.order === index;

/**
 * The outcome of a change. What is kept for another change of the same order belongs to the party, unless `isOwn` says otherwise.
 */
export function planOnBoard(
  model: Model,
  index: number,
  { adults, rooms: wanted }: OnBoardRequest,
  isOwn: (change: ModelChange) => boolean = ofOrder(index),
): OnBoardPlan {
  const order = at(model.orders, index);
  const { sailing } = order;
  const cabins = models.liveCabins(order);
  const own = cabins.map(({ room }) => room);
  const rooms = [...(wanted ?? own)];
  const fresh = rooms.filter(room => !own.includes(room));
  const droppedSen = sumSen(cabins.filter(({ room }) => !rooms.includes(room)));
  const kept = models.keptForChanges(model, sailing).filter(isOwn);
  const places = kept.reduce((sum, change) => sum + change.kept.places, models.placesLeft(model, sailing));
  const isFree = (room: number) =>
    models.isRoomFree(model, sailing, room) || kept.some(change => change.kept.rooms.includes(room));
  const guests = models.liveTickets(order).length + adults;
  const refusals = [
    ...(order.state === 'paid' ? [] : ['order-not-paid']),
    ...(model.calledOff[sailing] ? ['sailing-called-off'] : []),
    ...(places < adults ? ['sailing-sold-out'] : []),
    ...(fresh.every(isFree) ? [] : ['cabin-taken']),
    ...(rooms.length > 0 && rooms.length * models.BEDS < guests ? ['cabin-too-small'] : []),
  ];
  const rate = models.countsAsCancellation(model, order) ? models.percent(model, order) : 0;
  const chargeSen = (droppedSen * rate) / 100;
  const newSen = priceOf(sailing, adults, fresh.length) + chargeSen;
  return { refusals, rooms, fresh, cost: { chargeSen, ...differenceOf(newSen, droppedSen) } };
}

/** The change is made; its extra cost is among the payments already. */
export function changeOnBoard(
  model: Model,
  order: ModelOrder,
  adults: number,
  rooms: readonly number[],
): void {
  const rate = models.countsAsCancellation(model, order) ? models.percent(model, order) : 0;
  const own = models.liveCabins(order);
  for (const cabin of own) if (!rooms.includes(cabin.room)) cabin.chargeSen = (cabin.priceSen * rate) / 100;
  const fresh = rooms.filter(room => own.every(cabin => cabin.room !== room));
  order.cabins.push(...models.newCabins(model, order.sailing, fresh));
  order.tickets.push(...models.newTickets(order.sailing, adults));
}

/** The bank has the difference: the change is made if it still has the agreed outcome, else the money is refunded. */
export function arriveOnBoard(model: Model, change: ModelChange, amountSen: number): void {
  const order = at(model.orders, change.order);
  models.expireOverdue(model);
  const { refusals, rooms, cost } = planOnBoard(model, change.order, change, one => one === change);
  const sameShip = !change.rooms?.length || change.ship === model.ships[order.sailing];
  const possible = refusals.length === 0 && sameShip && JSON.stringify(cost) === JSON.stringify(change.cost);
  change.ended = true;
  if (possible) {
    changeOnBoard(model, order, change.adults, rooms);
    order.payments.push({ provider: 'sandbox', amountSen, refundedSen: 0 });
  } else models.giveReturned(order, 'sandbox', amountSen);
}
