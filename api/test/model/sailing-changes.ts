import { ofOrder } from './changes.ts';
import * as models from './model.ts';
import { at, type Model } from './model.ts';
import { everybody, moveParty, type PartyMove, planPartyMove } from './party-moves.ts';
import type { ModelChange } from './waiting-change.ts';

/*
 * A guest takes the other sailing with the whole party, in a simple model. What costs more is paid first. So near to departure that
 * it counts as a cancellation, the order is canceled by its ladder, and the other sailing is booked and paid anew.
 */

/**
 * The outcome of taking the other sailing. What is kept for another change of the same order belongs to the party, unless `isOwn`
 * says otherwise.
 *
 * @param rooms chosen on the other sailing; null: as many as the party has
 */
export function planSailing(
  model: Model,
  index: number,
  to: number,
  rooms: readonly number[] | null = null,
  isOwn: (change: ModelChange) => boolean = ofOrder(index),
): PartyMove {
  const order = at(model.orders, index);
  const kept = models.keptForChanges(model, to).filter(isOwn);
  return planPartyMove(model, order, everybody(order), to, {
    places: kept.reduce((sum, change) => sum + change.kept.places, 0),
    rooms: kept.flatMap(change => change.kept.rooms),
    chosen: rooms,
  });
}

/**
 * The bank has the difference, or the price of the new booking: the change is made if it still has the agreed outcome, else the
 * money is refunded. @returns whether the order was replaced by the last one of the model
 */
export function arriveForSailing(model: Model, change: ModelChange, to: number, amountSen: number): boolean {
  const order = at(model.orders, change.order);
  const rooms = change.rooms ?? [];
  const chosen = { sailing: to, rooms };
  models.expireOverdue(model);
  const plan = planSailing(model, change.order, to, rooms, one => one === change);
  const sameShip = rooms.length === 0 || change.ship === model.ships[to];
  const possible =
    plan.refusals.length === 0 &&
    sameShip &&
    plan.ends === change.ends &&
    JSON.stringify(plan.cost) === JSON.stringify(change.cost);
  change.ended = true;
  if (possible) return moveParty(model, order, everybody(order), plan, chosen, 'sandbox');
  models.giveReturned(order, 'sandbox', amountSen);
  return false;
}
