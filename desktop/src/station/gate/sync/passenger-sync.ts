import type { ListKey } from '../passengers/list-key.ts';
import type { Store } from '../store/store.ts';
import { type GateApi, isUnanswered, SyncFailure } from './gate-api.ts';
import { createLinkPace } from './link-pace.ts';

/** How many searches a call carries: initially, and at most (the API's limit). */
const LOOKUPS = { first: 50, most: 100 };
/** A list of 600 passengers takes half of this at 16 kbit/s. */
const LIST_TIME_OUT_MS = 60_000;

export interface PassengerSyncDeps {
  store: Store;
  api: GateApi;
  /** Whether the signed-in user may find passengers. */
  mayFind: () => boolean;
  token: () => string | null;
  now: () => Date;
  listKey: ListKey;
}

/**
 * Sends searches to the server's audit log, and fetches the passenger list of this gate's sailing with its key.
 */
export function createPassengerSync({ store, api, mayFind, token, now, listKey }: PassengerSyncDeps) {
  const { lookups, lists, inTransactionUnhurried } = store;
  const pace = createLinkPace(LOOKUPS);

  /** Unconfirmed searches are sent again with the same ids. */
  async function sendLookups(): Promise<void> {
    for (;;) {
      const some = lookups.waiting(pace.size());
      if (some.length === 0) return;
      const begun = performance.now();
      try {
        const stored = await api.sendLookups(
          {
            stationId: store.catalogue().meta.stationId,
            lookups: some.map(({ at, ...lookup }) => ({ ...lookup, at: new Date(at).toISOString() })),
          },
          pace.timeOutMs(),
        );
        pace.answered(performance.now() - begun, some.length === pace.size());
        inTransactionUnhurried(() => {
          for (const id of stored) lookups.confirm(id);
        });
        if (stored.length === 0) return;
      } catch (error) {
        if (isUnanswered(error)) pace.unanswered();
        throw error;
      }
    }
  }

  /** The sailing whose passengers may be found here; null if there is none, or it is not in the feed yet. */
  function sailingHere(): number | null {
    const { meta, sailings } = store.catalogue();
    const id = meta.assignment?.sailingId ?? null;
    return id !== null && mayFind() && sailings.has(id) ? id : null;
  }

  async function fetchList(): Promise<void> {
    const { stationId } = store.catalogue().meta;
    const sailingId = sailingHere();
    const asking = token();
    if (sailingId === null || asking === null) return;
    try {
      const has = lists.of(sailingId)?.version ?? null;
      const { key, until, list } = await api.passengers({ stationId, sailingId, has }, LIST_TIME_OUT_MS);
      const asOf = now().getTime();
      inTransactionUnhurried(() => {
        if (list) lists.put(sailingId, { ...list, asOf });
        else lists.confirm(sailingId, asOf);
      });
      listKey.unlock({
        sailingId,
        key: Buffer.from(key, 'base64url'),
        until: Date.parse(until),
        token: asking,
      });
    } catch (error) {
      // The signed-in user may not, or no longer: the gate continues without the list.
      if (!(error instanceof SyncFailure) || error.kind !== 'not-permitted') throw error;
      listKey.lock();
    }
  }

  return {
    /** Whether there is something to request that should not wait. */
    isDue(): boolean {
      const sailingId = sailingHere();
      const isLocked = sailingId !== null && (!listKey.of(sailingId) || lists.asOf(sailingId) === null);
      return isLocked || lookups.waiting(1).length > 0;
    },
    async run(): Promise<void> {
      await sendLookups();
      await fetchList();
    },
  };
}
