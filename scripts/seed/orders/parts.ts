import type { Settings } from '@gangway/shared/contract/settings.ts';
import { chargePercent } from '@gangway/shared/domain/money/cancellation.ts';
import { percentOfSen, type Sen, sumSen } from '@gangway/shared/domain/money/money.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import type { Random } from '../ground/random.ts';
import type { Guest } from '../people/party.ts';
import { type FreeCabin, type OpenSailing, takeCabins } from '../sailings/open-sailings.ts';
import type { OrderOutcome } from './order-outcome.ts';

interface Part {
  priceSen: Sen;
  /** The charge after cancellation; null while it is live. */
  chargeSen: Sen | null;
}

interface CabinPart extends Part {
  id: string;
  roomId: number;
}

interface TicketPart extends Part {
  guest: Guest;
  seat: string;
  cabinId: string | null;
}

/** The tickets and cabins of an order, after cancellations. */
export interface Parts {
  tickets: TicketPart[];
  cabins: CabinPart[];
  fullPriceSen: Sen;
  dueSen: Sen;
}

const CABIN_CHANCE = { daytime: 0.16, nighttime: 0.42 } as const;

/** Takes a party's places and cabins of a sailing, and releases those that its outcome cancels. */
export function createParts(
  random: Random,
  {
    sailing,
    guests,
    outcome,
    canceledAt,
    ladder,
    withCabin,
    idOf,
  }: {
    sailing: OpenSailing;
    guests: readonly Guest[];
    outcome: OrderOutcome;
    canceledAt: Date | null;
    ladder: Settings['cancellationLadder'];
    withCabin: boolean | undefined;
    idOf: () => string;
  },
): Parts {
  const wantsCabin = withCabin ?? random.chance(CABIN_CHANCE[sailing.session]);
  const partyCabins = wantsCabin ? takeCabins(sailing, guests.length) : [];
  const cabins = partyCabins.map(({ roomId, priceSen }) => ({
    id: idOf(),
    roomId,
    priceSen,
    chargeSen: null,
  }));
  const beds = partyCabins.flatMap((cabin, index) =>
    Array<string | null>(cabin.maxOccupancy).fill(cabins[index]?.id ?? null),
  );
  const seats = sailing.seats.seat(guests.length);
  const tickets = guests.map((guest, index) => ({
    guest,
    seat: seats[index] ?? '',
    cabinId: beds[index] ?? null,
    priceSen: sailing.fares[guest.ticketType],
    chargeSen: null,
  }));
  const parts = { tickets, cabins, fullPriceSen: 0, dueSen: 0 };
  parts.fullPriceSen = priceOf(parts);
  if (canceledAt) cancel(random, parts, outcome, keptPercent(outcome, canceledAt, ladder, sailing));
  parts.dueSen = priceOf(parts);

  const liveTickets = parts.tickets.filter(({ chargeSen }) => chargeSen === null);
  sailing.seats.free(parts.tickets.filter(({ chargeSen }) => chargeSen !== null).map(({ seat }) => seat));
  sailing.placesLeft -= liveTickets.length;
  giveBack(sailing, partyCabins, parts.cabins);
  return parts;
}

function priceOf({ tickets, cabins }: Parts): Sen {
  return sumSen([...tickets, ...cabins].map(({ priceSen, chargeSen }) => chargeSen ?? priceSen));
}

/** The charge in percent of the price; zero for unpaid orders and cancellations by the operator. */
function keptPercent(
  outcome: OrderOutcome,
  canceledAt: Date,
  ladder: Settings['cancellationLadder'],
  sailing: OpenSailing,
): number {
  if (outcome !== 'canceled' && outcome !== 'partly') return 0;
  const { date, departsAt } = sailing;
  return chargePercent(ladder, { date, hasLeft: canceledAt >= departsAt }, localDateIn(canceledAt), sailing);
}

function cancel(random: Random, parts: Parts, outcome: OrderOutcome, percent: number): void {
  const all: Part[] = [...parts.tickets, ...parts.cabins];
  for (const part of outcome === 'partly' ? chooseParts(random, parts) : all) {
    part.chargeSen = percentOfSen(part.priceSen, percent);
  }
  for (const ticket of parts.tickets) {
    const cabin = parts.cabins.find(({ id }) => id === ticket.cabinId);
    if (ticket.chargeSen === null && cabin && cabin.chargeSen !== null) ticket.cabinId = null;
  }
}

/** The cabins, or else the last passenger: the first ones are the adults, who stay with their children. */
function chooseParts(random: Random, { tickets, cabins }: Parts): Part[] {
  if (cabins.length > 0 && (tickets.length === 1 || random.chance(0.4))) return cabins;
  return tickets.length > 1 ? tickets.slice(-1) : [];
}

function giveBack(
  sailing: OpenSailing,
  partyCabins: readonly FreeCabin[],
  cabins: readonly CabinPart[],
): void {
  for (const [index, cabin] of partyCabins.entries()) {
    if (cabins[index]?.chargeSen !== null) sailing.freeCabins.push(cabin);
  }
}
