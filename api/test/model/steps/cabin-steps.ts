import fc from 'fast-check';
import { expect } from 'vitest';
import { type CabinRequest, planCabin, takeRoom } from '../cabin-changes.ts';
import * as models from '../model.ts';
import { at, type Model } from '../model.ts';
import { roomIdOf, type Shop } from '../shop.ts';
import { changeCabinAtDesk, readBeds } from '../shop-cabins.ts';
import { type Command, expectAnswer, orderNumber, pickPaid, step } from './step.ts';

const hasCabins = (order: models.ModelOrder) => models.liveCabins(order).length > 0;

interface Wanted {
  /** One of the order's cabins, by its place among them. */
  cabin: number;
  to: number;
  swap: boolean;
  /** Only the first guest of the cabin goes. */
  some: boolean;
  waive: boolean;
}

/** @returns whether a guest now has a further cabin, from which others may be joined */
async function changeCabin(model: Model, shop: Shop, index: number, wanted: Wanted): Promise<boolean> {
  const { to, swap, waive } = wanted;
  const order = at(model.orders, index);
  const real = at(shop.orders, index);
  const from = at(models.liveCabins(order), wanted.cabin);
  const { room } = from;
  const { guests, cabinIds } = await readBeds(shop, real);
  const here = guests.filter(guest => guest.room === room);
  const going = wanted.some ? here.slice(0, 1) : here;
  const there = guests.filter(guest => guest.room === to).length;
  const change: CabinRequest = { to, swap, going: going.length, here: here.length, there };
  const plan = planCabin(model, order, from, change);
  const request = {
    roomId: roomIdOf(shop, at(model.ships, order.sailing), to),
    ...(wanted.some && going.length > 0 && { ticketIds: going.map(({ ticketId }) => ticketId) }),
    swap,
    difference: waive ? ('waive' as const) : ('settle' as const),
  };
  const answer = await changeCabinAtDesk(shop, real, cabinIds.get(room) ?? '', request, plan.difference);
  expectAnswer(answer, plan.refusals);
  if (plan.refusals.length > 0) return false;
  const moved = swap ? here : going;
  takeRoom(model, order, from, wanted, plan);
  const bedOf = (guest: (typeof guests)[number]) => {
    if (moved.includes(guest)) return to;
    return swap && guest.room === to ? room : guest.room;
  };
  const after = (await readBeds(shop, real)).guests;
  expect(after, 'who sleeps where, with the codes of before').toEqual(
    guests.map(guest => ({ ...guest, room: bedOf(guest) })),
  );
  return plan.kind === 'split';
}

/** Those who stayed behind follow into the further cabin, which keeps the first one empty. */
async function follow(model: Model, shop: Shop, index: number, { cabin, to }: Wanted): Promise<void> {
  await changeCabin(model, shop, index, { cabin, to, swap: false, some: false, waive: false });
}

const what = fc.constantFrom('swap', 'all', 'some', 'some and the others follow');

/** The desk gives guests of a cabin another room: a free one, one that others of their order have, or one in exchange. */
const changingCabin = fc
  .record({
    number: orderNumber,
    cabin: fc.nat({ max: 2 }),
    place: fc.nat({ max: 5 }),
    what,
    waive: fc.boolean(),
  })
  .map(({ number, cabin, place, what, waive }) => {
    const swap = what === 'swap';
    const cabinOf = (order: models.ModelOrder) => cabin % models.liveCabins(order).length;
    /** Prefers rooms that others have for a swap, and free ones for some of the guests. */
    const roomFor = (model: Readonly<Model>, order: models.ModelOrder): number => {
      const { room } = at(models.liveCabins(order), cabinOf(order));
      const rooms = models.allRooms.filter(one => one !== room);
      const taken = rooms.filter(one => models.holderOf(model, order.sailing, one));
      const free = rooms.filter(one => models.isRoomFree(model, order.sailing, one));
      const preferred = swap ? taken : what === 'all' ? [] : free;
      const fit = preferred.length > 0 ? preferred : rooms;
      return at(fit, place % fit.length);
    };
    return step(
      `the desk gives ${what === 'swap' ? 'in exchange' : what} of ${number} another cabin, ${cabin} to ${place}${waive ? ', waived' : ''}`,
      model => {
        const one = model.orders[pickPaid(model, number, hasCabins)];
        return one?.state === 'paid' && hasCabins(one);
      },
      async (model, shop) => {
        const index = pickPaid(model, number, hasCabins);
        const order = at(model.orders, index);
        const some = what.startsWith('some');
        const wanted = { cabin: cabinOf(order), to: roomFor(model, order), swap, some, waive };
        const isSplit = await changeCabin(model, shop, index, wanted);
        if (isSplit && what === 'some and the others follow') await follow(model, shop, index, wanted);
      },
    );
  });

export const cabinSteps: fc.Arbitrary<Command>[] = [changingCabin, changingCabin, changingCabin];
