import type { Model, ModelCabin, ModelOrder } from './model.ts';
import * as models from './model.ts';
import { differenceOf, pricesOn } from './prices.ts';

/*
 * Guests whom the desk gives another room of their ship, in a simple model: instead of theirs, beside it for some of them, with
 * others of their order, or in exchange. Who sleeps where is told by the shop, and the step compares it.
 */

export interface CabinRequest {
  to: number;
  swap: boolean;
  /** How many guests leave the cabin, of how many, and how many sleep in the other one. */
  going: number;
  here: number;
  there: number;
}

interface CabinPlan {
  /** The reasons against it; without any it can be done. */
  refusals: string[];
  kind: 'replace' | 'split' | 'join' | 'swap';
  difference: { refundSen: number; toPaySen: number };
}

export function planCabin(
  model: Model,
  order: ModelOrder,
  from: ModelCabin,
  request: CabinRequest,
): CabinPlan {
  const { to, swap, going, here, there } = request;
  const holder = models.holderOf(model, order.sailing, to);
  const kind = swap ? 'swap' : holder === order ? 'join' : going < here ? 'split' : 'replace';
  const { cabinSen } = pricesOn(order.sailing);
  const isFree = models.isRoomFree(model, order.sailing, to);
  const refusals = {
    swap: [...(holder ? [] : ['cabin-taken']), ...(holder?.state === 'unpaid' ? ['order-not-paid'] : [])],
    join: going + there > models.BEDS ? ['cabin-too-small'] : [],
    split: isFree ? [] : ['cabin-taken'],
    replace: isFree ? [] : ['cabin-taken'],
  };
  const beforeSen = { swap: cabinSen, join: cabinSen, split: 0, replace: from.priceSen };
  return { refusals: refusals[kind], kind, difference: differenceOf(cabinSen, beforeSen[kind]) };
}

/** The guests have the other room. A waived difference leaves the price as it was, and a further cabin costs nothing. */
export function takeRoom(
  model: Model,
  order: ModelOrder,
  from: ModelCabin,
  { to, waive }: { to: number; waive: boolean },
  { kind, difference }: CabinPlan,
): void {
  const { cabinSen } = pricesOn(order.sailing);
  if (kind === 'swap') {
    const holder = models.holderOf(model, order.sailing, to);
    const theirs = holder && models.liveCabins(holder).find(({ room }) => room === to);
    if (theirs) theirs.room = from.room;
    from.room = to;
  } else if (kind === 'replace') {
    from.room = to;
    if (!waive) from.priceSen = cabinSen;
  } else if (kind === 'split') {
    const [made] = models.newCabins(model, order.sailing, [to]);
    if (made) order.cabins.push({ ...made, priceSen: waive ? 0 : cabinSen });
  }
  if (!waive) models.settleDifference(order, difference, 'counter');
}
