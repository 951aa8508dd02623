import type { GateSyncRequest } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Store } from '../store/store.ts';
import type { GateApi } from './gate-api.ts';

/** A clock measurement that is less exact than this does not replace a consistent one. */
const EXACT_WITHIN_MS = 1_000;

/** Fetches the changes since the last sync, and stores all of the answer or nothing. */
export async function pull(store: Store, api: GateApi): Promise<void> {
  const { meta } = store.catalogue();
  const { answer, offsetMs, withinMs } = await api.pull(requestOf(store));
  const agrees = meta.lastSyncAt !== null && Math.abs(offsetMs - meta.clockOffsetMs) <= withinMs;
  store.apply(answer, agrees && withinMs > EXACT_WITHIN_MS ? meta.clockOffsetMs : offsetMs);
}

function requestOf(store: Store): GateSyncRequest {
  const { meta, sailings } = store.catalogue();
  const { stationId, cursor, namesOf, place } = meta;
  return {
    cursor,
    namesOf,
    sailings: [...sailings].filter(([, { hasTickets }]) => hasTickets).map(([id]) => id),
    station: {
      id: stationId,
      gate: place?.gate ?? '',
      sailingId: place?.sailingId ?? null,
      waiting: store.outbox.countWaiting(),
    },
  };
}
