import type { CreatedOrder } from '@gangway/shared/contract/sales/orders.ts';
import {
  BEDS,
  CABIN_SEN,
  dueSen,
  expireOverdue,
  FARES,
  type ModelAgent,
  type ModelOrder,
  type ModelSailing,
  placesLeft,
  ROOMS,
  takenRooms,
} from '../model/model.ts';
import type { Headers } from '../world/caller.ts';
import { Disagreement } from '../world/disagreement.ts';
import type { World } from '../world/world.ts';

const HOUR_MS = 3_600_000;
/** The desk and the site stop selling an hour before departure. */
const SOLD_UNTIL_MS = 2 * HOUR_MS;

/** People who want to travel together. */
export interface Party {
  adults: number;
  children: number;
  hasCabin: boolean;
}

/** A party as it comes. */
export function drawParty({ chance }: World): Party {
  const adults = chance.between(1, 3);
  const children = chance.happens(30) ? chance.between(1, 2) : 0;
  return { adults, children, hasCabin: adults + children <= BEDS && chance.happens(35) };
}

/** A sailing that is on sale: more often one that leaves soon. */
export function drawSailing({ chance, model, now }: World): ModelSailing | undefined {
  const onSale = model.sailings.filter(
    ({ status, departsAt }) => status === 'scheduled' && departsAt - SOLD_UNTIL_MS > now,
  );
  if (onSale.length === 0) return undefined;
  const last = onSale.length - 1;
  return onSale[Math.min(chance.between(0, last), chance.between(0, last))];
}

/** A passenger with a document of their own. */
export const passengerOf = (number: number, ticketType: 'adult' | 'child') => ({
  ticketType,
  name: `Guest ${number}`,
  phone: ticketType === 'adult' ? '+60123456789' : '',
  gender: 'female',
  birthDate: ticketType === 'adult' ? '1988-04-12' : '2018-06-02',
  idType: 'passport',
  idNumber: `SIM${number}`,
  documentExpiry: '2040-01-01',
  issuingCountry: 'MY',
  nationality: 'MY',
});

/** The request for an order, as the site and the desk send it. Each person is a new one. */
function orderRequest(world: World, sailing: ModelSailing, party: Party, hasEmail: boolean) {
  const passenger = (ticketType: 'adult' | 'child') => passengerOf(++world.people, ticketType);
  const passengers = [
    ...Array.from({ length: party.adults }, () => passenger('adult')),
    ...Array.from({ length: party.children }, () => passenger('child')),
  ];
  return {
    sailingId: sailing.id,
    passengers,
    ...(party.hasCabin && { cabins: { kind: 'assigned', count: 1 } }),
    contact: {
      name: `Contact ${world.people}`,
      email: hasEmail ? `guest${world.people}@simulation.example` : null,
      phone: `+603${20_000_000 + world.people}`,
    },
    referralCode: 'SELAT',
    language: 'en',
    expectedTotalSen: priceOf(party),
    termsAccepted: true,
  };
}

const priceOf = ({ adults, children, hasCabin }: Party) =>
  adults * FARES.adult + children * FARES.child + (hasCabin ? CABIN_SEN : 0);

/** Each buyer has a network of their own. */
export const networkOf = (buyer: number): Headers => ({
  'X-Forwarded-For': `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`,
});

/**
 * Sends the request of a party, who must get the places exactly if the model has them.
 *
 * @returns the order; null if the sailing is sold out
 * @throws Disagreement
 */
export async function bookParty(
  world: World,
  sailing: ModelSailing,
  wanted: Party,
  send: (request: ReturnType<typeof orderRequest>, buyer: number) => ReturnType<World['caller']['post']>,
  { agent = null, hasEmail = true }: { agent?: ModelAgent | null; hasEmail?: boolean } = {},
): Promise<ModelOrder | null> {
  expireOverdue(sailing, world.now);
  const party = { ...wanted, hasCabin: wanted.hasCabin && takenRooms(sailing).length < ROOMS };
  const fits = placesLeft(sailing) >= party.adults + party.children;
  const request = orderRequest(world, sailing, party, hasEmail);
  const { status, error, data } = await send(request, world.people);
  if ((status === 200) !== fits || (!fits && error !== 'sailing-sold-out'))
    throw new Disagreement(
      `${party.adults + party.children} of ${placesLeft(sailing)} free places on ${sailing.date} are answered ${status} ${JSON.stringify(data)}`,
    );
  if (!fits) return null;
  const order = modelOf(sailing, data as CreatedOrder, agent);
  if (dueSen(order) !== priceOf(party))
    throw new Disagreement(`${order.number} costs ${dueSen(order)} sen, not ${priceOf(party)}`);
  sailing.orders.push(order);
  world.model.orders.push(order);
  world.counts.orders++;
  return order;
}

/** An order as it has been made, before it is paid. */
export function modelOf(
  sailing: ModelSailing,
  { order, accessToken }: Pick<CreatedOrder, 'order'> & { accessToken: string | null },
  agent: ModelAgent | null,
): ModelOrder {
  return {
    number: order.number,
    accessToken,
    sailing,
    agent,
    state: 'unpaid',
    isExpired: false,
    holdUntil: order.holdExpiresAt ? Date.parse(order.holdExpiresAt) : Number.POSITIVE_INFINITY,
    tickets: order.tickets.map(({ id, priceSen, ticketType }) => ({
      id,
      priceSen,
      isLive: true,
      isAdult: ticketType === 'adult',
      isBoarded: false,
    })),
    cabins: order.cabinList.map(({ roomId, priceSen }) => ({ roomId, priceSen, isLive: true })),
    chargesSen: 0,
    payments: [],
    refunds: [],
    awaits: null,
  };
}

/** The token of a guest's order. */
export const accessTo = ({ accessToken, agent }: ModelOrder): Headers => ({
  ...(accessToken !== null && { 'X-Order-Token': accessToken }),
  ...(agent && { 'X-Token': agent.token }),
});
