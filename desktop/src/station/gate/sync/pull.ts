import type { GateSyncRequest } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Store } from '../store/store.ts';
import type { GateApi } from './gate-api.ts';

/** A measurement of the server's clock that is less exact than this does not replace one that it agrees with. */
const EXACT_WITHIN_MS = 1_000;

/** Asks what changed since the last time, and takes in all of the answer or nothing of it. */
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
