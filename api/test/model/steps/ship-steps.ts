import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { seatNumber } from '@gangway/shared/domain/travel/seat-names.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import * as shops from '../shop.ts';
import { codesIn, roomsKeptFor } from '../shop-changes.ts';
import { book } from './booking-steps.ts';
import { noticeExpiry } from './passing-time.ts';
import { type Command, expectAnswer, step } from './step.ts';
import { give, mayGive, payByVoucher } from './voucher-steps.ts';

/** All rooms of a sailing that are taken or kept. */
const takenRooms = (model: Model, sailing: number) => models.ROOMS - models.freeRooms(model, sailing).length;

/** A holder of rooms has as many on the other ship, at the same prices; the shop decides which ones, and all codes stay valid. */
async function takeRoomsOver(
  model: Model,
  shop: shops.Shop,
  sailing: number,
  after: readonly OrderDetail[],
): Promise<void> {
  const ship = at(model.ships, sailing);
  for (const [index, order] of model.orders.entries()) {
    if (order.sailing !== sailing || order.state === 'canceled') continue;
    const rooms = shops.liveRooms(shop, at(after, index).cabinList);
    const cabins = models.liveCabins(order).toSorted((one, other) => one.priceSen - other.priceSen);
    expect(rooms.map(({ priceSen }) => priceSen)).toEqual(cabins.map(({ priceSen }) => priceSen));
    for (const [place, cabin] of cabins.entries())
      Object.assign(cabin, { room: at(rooms, place).room, ship });
  }
  for (const { order, kept } of model.parties)
    if (kept?.sailing === sailing) kept.rooms = (await shops.readChoices(shop, at(shop.orders, order))).rooms;
  for (const change of models.keptForChanges(model, sailing)) {
    const payment = model.payments.findIndex(one => one.change === change);
    const rooms = await roomsKeptFor(shop, at(shop.payments, payment));
    expect(rooms).toHaveLength(change.kept.rooms.length);
    change.kept.rooms = rooms;
  }
}

/** The other ship makes a sailing: it has as many rooms, other places, and no other sailing on that day. */
async function changeShip(model: Model, shop: shops.Shop, sailing: number): Promise<void> {
  // The rooms of expired orders stay on the old ship; it must not matter whether the expiry was noticed before.
  await noticeExpiry(model, shop);
  const read = () => Promise.all(shop.orders.map(order => shops.readOrder(shop, order)));
  const before = await read();
  const taken = takenRooms(model, sailing);
  const ship = 1 - at(model.ships, sailing);
  const booked = models.placesOn(model, sailing) - models.placesLeft(model, sailing);
  const places = at(models.SHIP_PLACES, ship);
  const refusals = booked > places ? ['ship-too-small'] : [];
  expectAnswer(await shops.changeShipInShop(shop, sailing, ship), refusals);
  if (refusals.length > 0) return;
  model.ships[sailing] = ship;
  for (const order of model.orders)
    if (order.sailing === sailing && order.state !== 'canceled')
      models.loseSeats(model, order, seat => seatNumber(seat) >= places);
  const after = await read();
  await takeRoomsOver(model, shop, sailing, after);
  expect(takenRooms(model, sailing), 'two have one room').toBe(taken);
  expect(after.map(codesIn)).toEqual(before.map(codesIn));
}

const changingShip = fc.nat({ max: 1 }).map(sailing =>
  step(
    `another ship for ${sailing}`,
    ({ calledOff, orders }) => !calledOff[sailing] && orders.some(one => one.sailing === sailing),
    (model, shop) => changeShip(model, shop, sailing),
  ),
);

/** A party has put a voucher down for a seat that the other ship may not have: few runs would come to it otherwise. */
const losingSeat = fc.nat({ max: 1 }).map(sailing =>
  step(
    `a voucher is put down for a seat on ${sailing}, then another ship`,
    model => !model.calledOff[sailing] && mayGive(model),
    async (model, shop) => {
      const wanted = { sailing, adults: 1, room: null, by: 'guest', seat: true } as const;
      if (!(await book(model, shop, wanted))) return;
      await give(model, shop, { amountSen: 5_000, days: 365 });
      await payByVoucher(model, shop, model.orders.length - 1, model.vouchers.length - 1);
      await changeShip(model, shop, sailing);
    },
  ),
);

/** A sailing boards at another gate. */
const changingGate = fc
  .record({ sailing: fc.nat({ max: 1 }), gate: fc.constantFrom('A1', 'B7') })
  .map(({ sailing, gate }) =>
    step(
      `gate ${gate} for ${sailing}`,
      ({ orders }) => orders.some(one => one.sailing === sailing),
      async (model, shop) => {
        const refusals = model.calledOff[sailing] ? ['sailing-state'] : [];
        expectAnswer(await shops.changeGateInShop(shop, sailing, gate), refusals);
        if (refusals.length === 0) model.gates[sailing] = gate;
      },
    ),
  );

export const shipSteps: fc.Arbitrary<Command>[] = [changingShip, changingShip, losingSeat, changingGate];
