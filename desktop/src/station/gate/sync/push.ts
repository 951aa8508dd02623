import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import type { OutboxEntry } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import { type GateApi, SyncFailure } from './gate-api.ts';

/** The API's limit of scans per call. */
const MOST_AT_ONCE = 200;

/**
 * Sends all unsent scans in order. Unconfirmed ones are sent again at the next sync with the same ids, so they stay
 * the same scans. One that the API refuses is skipped and does not block the others.
 */
export function createPush(
  { outbox, inTransactionUnhurried, catalogue }: Store,
  api: GateApi,
  report: (fault: unknown) => void,
) {
  const reported = new Set<string>();

  async function send(entries: readonly OutboxEntry[]): Promise<void> {
    const results = await api.push(catalogue().meta.stationId, entries.map(scanOf));
    const sent = new Set(entries.map(({ eventId }) => eventId));
    inTransactionUnhurried(() => {
      for (const { eventId, result } of results) if (sent.has(eventId)) outbox.confirm(eventId, result);
    });
  }

  function setAside({ eventId }: OutboxEntry, reason: string): void {
    if (reported.has(eventId)) return;
    reported.add(eventId);
    report(new Error(`the server refuses the scan ${eventId}, which waits on: ${reason}`));
  }

  return async (): Promise<void> => {
    let atOnce = MOST_AT_ONCE;
    let after = 0;
    for (;;) {
      const entries = outbox.waiting(after, atOnce);
      const [first, last] = [entries[0], entries.at(-1)];
      if (!first || !last) return;
      try {
        await send(entries);
        after = last.seq;
      } catch (error) {
        if (!(error instanceof SyncFailure) || error.kind !== 'refused') throw error;
        if (entries.length === 1) {
          setAside(first, error.message);
          after = first.seq;
        }
        // From here one by one, to find the refused one.
        atOnce = 1;
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
