import type { CancelPreview } from '@gangway/shared/contract/sales/orders.ts';
import {
  expireOverdue,
  liveTickets,
  type ModelOrder,
  type ModelSailing,
  type ModelTicket,
} from '../model/model.ts';
import { cancelTickets } from '../model/money.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';
import { accessTo } from './booking.ts';

const BEFORE_BOARDING_MS = 4 * 3_600_000;

/** Who has come to the ship does not cancel any more, nor travel on another day. */
export const isBeforeBoarding = ({ status, departsAt }: ModelSailing, now: number): boolean =>
  status === 'scheduled' && departsAt > now + BEFORE_BOARDING_MS;

/** A party cancels its order, or one of its guests stays at home. The preview and the charge must be those of the model. */
export async function cancelSomething(world: World): Promise<void> {
  const { chance, model, now } = world;
  const sailings = model.sailings.filter(sailing => isBeforeBoarding(sailing, now));
  for (const sailing of sailings) expireOverdue(sailing, now);
  const orders = sailings.flatMap(({ orders }) => orders.filter(isCancelable));
  const isWhole = chance.happens(60);
  if (orders.length === 0) return;
  const order = chance.pick(orders);
  await cancel(world, order, isWhole ? liveTickets(order) : stayingAtHome(order));
}

/** A party of whom nobody came cancels when the ship has left. */
export async function cancelAsNoShow(world: World): Promise<void> {
  const { chance, model, now } = world;
  const orders = model.sailings
    .filter(
      ({ status, departsAt, arrivesAt }) => status !== 'canceled' && departsAt <= now && arrivesAt > now,
    )
    .flatMap(({ orders }) => orders.filter(order => order.state === 'paid' && isCancelable(order)));
  if (orders.length === 0) return;
  const order = chance.pick(orders);
  await cancel(world, order, liveTickets(order));
}

async function cancel(
  { caller, counts, now }: World,
  order: ModelOrder,
  tickets: readonly ModelTicket[],
): Promise<void> {
  const parts = { ticketIds: tickets.map(({ id }) => id), cabinIds: [] };
  const path = `/orders/${order.number}/cancel`;
  const headers = accessTo(order);
  const shown = await caller.require<CancelPreview>(`${path}/preview`, parts, headers);
  const { chargeSen, refundSen } = cancelTickets(order, tickets, now);
  if (shown.chargeSen !== chargeSen || shown.refundSen !== refundSen)
    throw new Disagreement(
      `canceling ${tickets.length} of ${order.number} costs ${shown.chargeSen} sen and returns ${shown.refundSen}, not ${chargeSen} and ${refundSen}`,
    );
  await caller.require(path, { ...parts, expectedChargeSen: chargeSen }, headers);
  counts.cancellations++;
}

const isCancelable = ({ state, tickets, accessToken, agent }: ModelOrder) =>
  (state === 'unpaid' || state === 'paid') &&
  !tickets.some(({ isBoarded }) => isBoarded) &&
  (accessToken !== null || agent !== null);

/** One guest; children do not travel alone. */
function stayingAtHome(order: ModelOrder): ModelTicket[] {
  const live = liveTickets(order);
  const adults = live.filter(({ isAdult }) => isAdult);
  const guest = live.find(({ isAdult }) => !isAdult) ?? adults.at(-1);
  return guest ? [guest] : [];
}
