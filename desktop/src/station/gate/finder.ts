import {
  type ListedPassenger,
  MOST_FOUND,
  MOST_MATCHES,
} from '@gangway/shared/contract/office/gate/finder.ts';
import type { GateDetail } from '@gangway/shared/contract/office/gate/gate.ts';
import { ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import { openPassengers } from '@gangway/shared/node/passenger-list.ts';
import type { FoundPassenger, GateFinder, GateRecord, PassengersFound } from '../../bridge-gate.ts';
import { GateRefusal } from '../lib/refusal.ts';
import type { createGate } from './gate.ts';
import { type Officer, permitted } from './officer.ts';
import type { ListKey } from './passengers/list-key.ts';
import { pauseOf } from './passengers/pace.ts';
import { findIn, readQuery } from './passengers/query.ts';
import type { Store } from './store/store.ts';

interface FinderDeps {
  store: Store;
  /** The server's time, as far as the station knows it. */
  now: () => Date;
  newId: () => string;
  officer: Officer;
  listKey: ListKey;
  gate: Pick<ReturnType<typeof createGate>, 'boardFound'>;
  /** Called once a search is on the disk. */
  onLookup: () => void;
}

/** The last search: its officer may board its results. */
interface LastLookup {
  lookupId: string;
  officerId: string;
  details: ReadonlyMap<string, GateDetail>;
}

export type Finder = ReturnType<typeof createFinder>;

/**
 * Finds passengers without a ticket (R140) in this station's own copy of the list, with or without a network. Each
 * search is written to disk before its results are shown, and is sent to the server's audit log. The typed text is not
 * stored.
 */
export function createFinder({ store, now, newId, officer, listKey, gate, onLookup }: FinderDeps) {
  let last: LastLookup | null = null;

  const assignmentHere = () => store.catalogue().meta.assignment;

  function open(sailingId: number): ListedPassenger[] {
    const key = listKey.of(sailingId);
    const list = key && store.lists.of(sailingId);
    const passengers = list && openPassengers(list.sealed, key);
    if (!passengers) throw new GateRefusal('search-locked');
    return passengers;
  }

  return {
    /** Whether passengers can be found here, and why not. */
    state(): GateFinder {
      const user = officer();
      if (!user?.permissions.includes('boarding.find')) return { status: 'not-permitted', asOf: null };
      const sailingId = assignmentHere()?.sailingId ?? null;
      if (sailingId === null) return { status: 'no-sailing', asOf: null };
      const asOf = listKey.of(sailingId) && store.lists.asOf(sailingId);
      return asOf === null
        ? { status: 'locked', asOf }
        : { status: 'open', asOf: new Date(asOf).toISOString() };
    },

    /**
     * Searches passengers of this gate's sailing. If there are too many matches it returns none.
     * @throws GateRefusal `no-sailing`, `search-locked`, `search-too-short`, `too-many-lookups`
     */
    find(typed: string): PassengersFound {
      const officerId = permitted(officer, 'boarding.find');
      const { sailingId, gate } = assignmentHere() ?? { sailingId: null, gate: '' };
      if (sailingId === null) throw new GateRefusal('no-sailing');
      const passengers = open(sailingId);
      const query = readQuery(typed);
      if (!query) throw new GateRefusal('search-too-short');
      const at = now();
      const pause = pauseOf(store.lookups, sailingId, at);
      if (pause) throw new GateRefusal('too-many-lookups', pause);
      const { kind, matches } = findIn(passengers, query, store.catalogue().meta.orderPrefix);
      const tooMany = matches.length > (kind === 'order' ? MOST_FOUND : MOST_MATCHES);
      const shown = tooMany ? [] : matches.flatMap(passenger => present(passenger, passengers, store));
      const lookup = { lookupId: newId(), sailingId, gate, officerId, kind, at: at.getTime() };
      const ticketIds = shown.map(({ ticketId }) => ticketId);
      store.inTransaction(() => store.lookups.add({ ...lookup, shown: ticketIds }));
      const details = new Map(ticketIds.map(id => [id, detailOf(id, passengers)]));
      last = { lookupId: lookup.lookupId, officerId, details };
      onLookup();
      return { lookupId: lookup.lookupId, tooMany, passengers: shown };
    },

    /**
     * Boards a passenger from the last search, by the same rules as a presented ticket.
     * @throws GateRefusal `not-found` unless the officer's last search returned them
     */
    board({ lookupId, ticketId }: { lookupId: string; ticketId: string }): GateRecord {
      const officerId = permitted(officer, 'boarding.find');
      const detail =
        last?.lookupId === lookupId && last.officerId === officerId && last.details.get(ticketId);
      if (!detail) throw new GateRefusal('not-found');
      return gate.boardFound(detail, ticketId);
    },

    /** Deletes the key and the last search. */
    lock(): void {
      last = null;
      listKey.lock();
    },
  };
}

const partyOf = (orderNumber: string, passengers: readonly ListedPassenger[]) =>
  passengers.filter(one => one.orderNumber === orderNumber);

/** The details as the ticket's own code would show them. */
function detailOf(ticketId: string, passengers: readonly ListedPassenger[]): GateDetail {
  const passenger = passengers.find(one => one.ticketId === ticketId) as ListedPassenger;
  const { orderNumber, stillToPaySen, language, notes } = passenger;
  const members = partyOf(orderNumber, passengers).map(
    ({ ticketId, serial, passengerName, ticketType, minor, seat, cabin }) => ({
      ref: ticketRefOf(ticketId),
      ticketId,
      serial,
      passengerName,
      ticketType,
      minor,
      seat,
      cabin,
    }),
  );
  return { ticketId, orderNumber, stillToPaySen, language, ...(notes && { notes }), members };
}

/** A passenger with the current state of their ticket; null if the feed no longer has it. */
function present(
  passenger: ListedPassenger,
  passengers: readonly ListedPassenger[],
  { tickets }: Pick<Store, 'tickets'>,
): FoundPassenger[] {
  const { ticketId, passengerName, ticketType, minor, seat, cabin, orderNumber } = passenger;
  const rowOf = (id: string) => tickets.byRef(ticketRefOf(id));
  const row = rowOf(ticketId);
  if (!row) return [];
  const party = partyOf(orderNumber, passengers).map(one => rowOf(one.ticketId));
  const live = party.filter(one => one && one.state !== 'canceled');
  const { boarded, state } = row;
  return [
    {
      ticketId,
      passengerName,
      ticketType,
      minor,
      seat,
      cabin,
      orderNumber,
      partySize: live.length,
      partyBoarded: live.filter(one => one?.boarded).length,
      status: state !== 'valid' ? state : boarded ? 'boarded' : 'pending',
      boarded: boarded && { at: new Date(boarded.at).toISOString(), gate: boarded.gate },
    },
  ];
}
