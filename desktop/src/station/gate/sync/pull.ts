import type { GateSyncRequest } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Store } from '../store/store.ts';
import { type GateApi, isUnanswered } from './gate-api.ts';
import { createLinkPace } from './link-pace.ts';

/** A clock measurement that is less exact than this does not replace a consistent one. */
const EXACT_WITHIN_MS = 1_000;
/** How many tickets an answer has: initially, and at most. */
const TICKETS = { first: 50, most: 1_000 };

/**
 * Fetches the changes since the last sync, page by page, and stores each page completely or not at all. An interrupted
 * fetch continues with the page that failed. `progress` is called after each page but the last.
 */
export function createPull(store: Store, api: GateApi, progress: () => void) {
  const pace = createLinkPace(TICKETS);

  async function fetchPage(): Promise<boolean> {
    const { meta } = store.catalogue();
    const unsettled = store.outbox.unsettledNow();
    try {
      const pulled = await api.pull(requestOf(store, pace.size()), pace.timeOutMs());
      const { answer, offsetMs, withinMs, tookMs } = pulled;
      const agrees = meta.lastSyncAt !== null && Math.abs(offsetMs - meta.clockOffsetMs) <= withinMs;
      const isExact = !agrees || withinMs <= EXACT_WITHIN_MS;
      store.apply(answer, isExact ? offsetMs : meta.clockOffsetMs, unsettled);
      pace.answered(tookMs, answer.more);
      return answer.more;
    } catch (error) {
      if (isUnanswered(error)) pace.unanswered();
      throw error;
    }
  }

  return async (): Promise<void> => {
    while (await fetchPage()) progress();
  };
}

function requestOf(store: Store, most: number): GateSyncRequest {
  const { meta, sailings } = store.catalogue();
  const { cursor, namesOf, stationId: id } = meta;
  return {
    cursor,
    most,
    namesOf,
    sailings: [...sailings].filter(([, { hasTickets }]) => hasTickets).map(([id]) => id),
    station: { id, ...reportOf(store) },
  };
}

/** The station's report: its gate and sailing, and the unsent scans except those in this call. */
export function reportOf(
  { catalogue, outbox }: Store,
  sent?: { from: number; to: number },
): Omit<GateSyncRequest['station'], 'id'> {
  const { assignment } = catalogue().meta;
  const { waiting, since } = outbox.backlog(sent);
  return {
    gate: assignment?.gate ?? '',
    sailingId: assignment?.sailingId ?? null,
    waiting,
    waitingSince: since === null ? null : new Date(since).toISOString(),
  };
}
