import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import type { OutboxEntry } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { type GateApi, isUnanswered, SyncFailure } from './gate-api.ts';
import { createLinkPace } from './link-pace.ts';
import { reportOf } from './pull.ts';

/** How many scans a call carries: initially, and at most (the API's limit). */
const SCANS = { first: 100, most: 200 };

/**
 * Sends all unsent scans in order. Unconfirmed ones are sent again at the next sync with the same ids, so they stay
 * the same scans. One that the API refuses or cannot store is skipped and does not block the others. `progress` is called
 * after each call that was answered.
 */
export function createPush(
  store: Store,
  api: GateApi,
  report: (fault: unknown) => void,
  progress: () => void,
) {
  const { outbox, inTransactionUnhurried, catalogue } = store;
  const pace = createLinkPace(SCANS);
  const reported = new Set<string>();

  async function send(entries: readonly OutboxEntry[], from: number, to: number): Promise<void> {
    const begun = performance.now();
    const scans = entries.map(scanOf);
    const station = reportOf(store, { from, to });
    const results = await api.push(
      { stationId: catalogue().meta.stationId, scans, station },
      pace.timeOutMs(),
    );
    pace.answered(performance.now() - begun, entries.length === pace.size());
    const unconfirmed = new Set(entries.map(({ eventId }) => eventId));
    inTransactionUnhurried(() => {
      for (const { eventId, result } of results)
        if (unconfirmed.delete(eventId)) outbox.confirm(eventId, result);
    });
    for (const eventId of unconfirmed) setAside(eventId, 'it cannot be stored');
    progress();
  }

  function setAside(eventId: string, reason: string): void {
    if (reported.has(eventId)) return;
    reported.add(eventId);
    report(new Error(`the server does not take the scan ${eventId}, which waits on: ${reason}`));
  }

  return async (): Promise<void> => {
    /** Smaller than the link allows while the refused scan is being located. */
    let most = SCANS.most;
    let after = 0;
    for (;;) {
      const entries = outbox.waiting(after, Math.min(most, pace.size()));
      const [first, last] = [entries[0], entries.at(-1)];
      if (!first || !last) return;
      try {
        await send(entries, first.seq, last.seq);
        after = last.seq;
        most = Math.min(SCANS.most, most * 2);
      } catch (error) {
        if (isUnanswered(error)) pace.unanswered();
        if (!(error instanceof SyncFailure) || error.kind !== 'refused') throw error;
        if (entries.length === 1) {
          setAside(first.eventId, error.message);
          after = first.seq;
        }
        most = Math.max(1, Math.floor(entries.length / 2));
      }
    }
  };
}

const scanOf = ({
  seq: _,
  result: __,
  warnings: ___,
  scannedAt,
  isUnknown,
  ...scan
}: OutboxEntry): GateScan => ({
  ...scan,
  scannedAt: new Date(scannedAt).toISOString(),
  unknown: isUnknown,
});
