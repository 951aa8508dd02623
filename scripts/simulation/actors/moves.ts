import type {
  SailingMovePreview,
  SailingMoveResult,
} from '@gangway/shared/contract/office/orders/order-changes.ts';
import { daysBetween, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import {
  AMENDMENT_DAYS,
  dueSen,
  expireOverdue,
  liveCabins,
  liveTickets,
  type ModelOrder,
  type ModelSailing,
  placesLeft,
  ROOMS,
  takenRooms,
} from '../model/model.ts';
import { arrive, cancelTickets } from '../model/money.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';
import { drawSailing, modelOf } from './booking.ts';
import { isBeforeBoarding } from './cancellations.ts';

/**
 * A party travels on another day: it asks the desk, which moves the order. Shortly before departure the move counts as a cancellation
 * (R92): the order ends with its charge, and a new one is paid in cash. What the desk is shown, and what comes of it, must be what the
 * model says.
 */
export async function moveParty(world: World): Promise<void> {
  const { caller, chance, clerk, model, now } = world;
  const orders = model.sailings
    .filter(sailing => isBeforeBoarding(sailing, now))
    .flatMap(sailing => sailing.orders.filter(({ state, awaits }) => state === 'paid' && awaits === null));
  const target = drawSailing(world);
  if (!target || orders.length === 0) return;
  const order = chance.pick(orders);
  if (order.sailing === target) return;
  expireOverdue(target, now);
  const path = `/office/orders/${order.number}/move`;
  const asked = { sailingId: target.id };
  const { status, error, data } = await caller.post<SailingMovePreview>(
    `${path}/preview`,
    asked,
    clerk.headers,
  );
  const refusal = refusalOf(order, target);
  if (refusal ? error !== refusal : status !== 200)
    throw new Disagreement(
      `moving ${order.number} to ${target.date} is answered ${status} ${JSON.stringify(data)}, not ${refusal ?? 'with its price'}`,
    );
  if (refusal) return;
  const { kind, chargeSen, refundSen, toPaySen } = data;
  const request = {
    ...asked,
    expected: { kind, chargeSen, refundSen, toPaySen },
    ...(toPaySen > 0 && { tenderedSen: toPaySen }),
  };
  const result = () => caller.require<SailingMoveResult>(path, request, clerk.headers);
  const shown = `${kind}: charge ${chargeSen}, refund ${refundSen}, to pay ${toPaySen}`;
  const daysLeft = daysBetween(localDateIn(new Date(now)), order.sailing.date);
  if (daysLeft > AMENDMENT_DAYS) {
    requireShown(order, shown, 'move: charge 0, refund 0, to pay 0');
    moveInPlace(order, target, await result());
  } else {
    const newSen = priceSenOf(order);
    const ended = cancelTickets(order, liveTickets(order), now);
    requireShown(
      order,
      shown,
      `cancel-and-rebook: charge ${ended.chargeSen}, refund ${ended.refundSen}, to pay ${newSen}`,
    );
    const rebooked = modelOf(target, { ...(await result()), accessToken: null }, order.agent);
    target.orders.push(rebooked);
    model.orders.push(rebooked);
    arrive(rebooked, 'counter', dueSen(rebooked), now);
    model.drawerSen += newSen;
  }
  world.counts.moves++;
}

/** Fares and prices of cabins are the same on every sailing. */
const priceSenOf = (order: ModelOrder) => dueSen(order) - order.chargesSen;

function refusalOf(order: ModelOrder, target: ModelSailing): string | undefined {
  if (placesLeft(target) < liveTickets(order).length) return 'sailing-sold-out';
  if (ROOMS - takenRooms(target).length < liveCabins(order).length) return 'same-cabins-gone';
  return undefined;
}

function requireShown({ number }: ModelOrder, shown: string, expected: string): void {
  if (shown !== expected) throw new Disagreement(`moving ${number} costs "${shown}", not "${expected}"`);
}

/** The order stays what it is; its cabins are others. */
export function moveInPlace(
  order: ModelOrder,
  target: ModelSailing,
  { order: moved }: Pick<SailingMoveResult, 'order'>,
): void {
  order.sailing.orders = order.sailing.orders.filter(one => one !== order);
  order.sailing = target;
  target.orders.push(order);
  const cabins = moved.cabinList.filter(({ canceledAt }) => canceledAt === null);
  order.cabins = [
    ...order.cabins.filter(({ isLive }) => !isLive),
    ...cabins.map(({ roomId, priceSen }) => ({ roomId, priceSen, isLive: true })),
  ];
}
