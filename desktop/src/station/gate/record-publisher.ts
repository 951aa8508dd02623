import type { GateRecord } from '../../bridge-gate.ts';
import type { EventPublisher } from '../lib/handlers.ts';
import type { GateRecords } from './gate-records.ts';

/** Publishes records to every window: once a record is on the disk, and again when it was sent or undone. */
export function createRecordPublisher(
  eventPublisher: EventPublisher,
  records: GateRecords,
  report: (fault: unknown) => void,
) {
  let published = new Map<string, string>();
  const stateOf = ({ sent, disputed, undone }: GateRecord) => `${sent}, ${disputed}, ${undone}`;

  /** A record on the disk is final: an unreachable window does not undo it. */
  function publish(record: GateRecord): void {
    published.set(record.eventId, stateOf(record));
    try {
      eventPublisher.publish('gate.record', record);
    } catch (fault) {
      report(fault);
    }
  }

  return {
    publish,
    /** Publishes the recent records that have changed. */
    publishChanges(): void {
      const recent = records.recent();
      for (const record of recent) {
        const before = published.get(record.eventId);
        if (before !== undefined && before !== stateOf(record)) publish(record);
      }
      published = new Map(recent.map(record => [record.eventId, stateOf(record)]));
    },
  };
}
