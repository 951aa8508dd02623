import fc from 'fast-check';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import { cancelInShop, type Shop } from '../shop.ts';
import { type Command, expectAnswer, inTime, orderNumber, pick, pickPaid, step, withOrder } from './step.ts';

const places = fc.option(fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1, maxLength: 2 }));

/** @param share of the ladder's charge that the desk leaves; null: the guest cancels and pays all of it */
async function cancel(
  model: Model,
  shop: Shop,
  index: number,
  wanted: models.Cancellation,
  share: number | null,
): Promise<void> {
  const one = at(model.orders, index);
  const exist = {
    tickets: wanted.tickets?.filter(place => place < models.liveTickets(one).length) ?? null,
    cabins: wanted.cabins?.filter(place => place < models.liveCabins(one).length) ?? null,
  };
  const plan = models.planCancel(model, one, exist);
  const chargeSen = 'refusal' in plan ? 0 : plan.chargeSen;
  const rooms = exist.cabins?.map(place => at(models.liveCabins(one), place).room) ?? null;
  const loweredSen = share === null ? null : chargeSen * share;
  const parts = { tickets: exist.tickets, rooms };
  const answer = await cancelInShop(shop, at(shop.orders, index), parts, chargeSen, loweredSen);
  if ('refusal' in plan) return expectAnswer(answer, [plan.refusal]);
  const isHigh = loweredSen !== null && loweredSen >= chargeSen;
  expectAnswer(answer, isHigh ? ['waiver-too-high'] : []);
  if (!isHigh) models.cancel(model, one, exist, share ?? 1);
}

/** A guest cancels the whole order, or some tickets and cabins of it. */
const canceling = fc
  .record({ number: orderNumber, tickets: places, cabins: places })
  .map(({ number, ...wanted }) =>
    step(`cancel ${number} ${JSON.stringify(wanted)}`, withOrder(number, inTime), (model, shop) =>
      cancel(model, shop, pick(model, number), wanted, null),
    ),
  );

/** The desk cancels and waives the charge, or half of it; it cannot waive nothing. */
const waiving = fc
  .record({ number: orderNumber, tickets: places, cabins: places, share: fc.constantFrom(0, 0.5, 1) })
  .map(({ number, share, ...wanted }) =>
    step(
      `the desk cancels ${number} ${JSON.stringify(wanted)} for ${share} of the charge`,
      model => {
        const one = model.orders[pickPaid(model, number)];
        return one !== undefined && inTime(model, one) && models.percent(model, one) > 0;
      },
      (model, shop) => cancel(model, shop, pickPaid(model, number), wanted, share),
    ),
  );

export const cancelSteps: fc.Arbitrary<Command>[] = [canceling, canceling, waiving, waiving];
