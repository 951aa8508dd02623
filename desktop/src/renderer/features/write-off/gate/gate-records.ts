import type { GateRecord, Verdict } from '../../../../bridge-gate.ts';

/** How many records are listed. */
export const MAX_RECORDS = 20;

/**
 * The records with an update: a new one comes first, a changed one keeps its position, and one that is no longer listed
 * does not return.
 */
export function withRecord(records: readonly GateRecord[], received: GateRecord): readonly GateRecord[] {
  if (records.some(({ eventId }) => eventId === received.eventId))
    return records.map(record => (record.eventId === received.eventId ? received : record));
  const oldest = records[MAX_RECORDS - 1];
  return oldest && received.at < oldest.at ? records : [received, ...records].slice(0, MAX_RECORDS);
}

/** The record whose result is on the screen: the last ticket presented at the gate, or overridden. */
export const shownAmong = (records: readonly GateRecord[]): GateRecord | undefined =>
  records.find(({ method }) => method !== 'party' && method !== 'undo');

const severity: Record<Verdict, number> = { admit: 0, warn: 1, refuse: 2 };

/**
 * The verdict to sound for several simultaneous records, such as a party: the worst. Null if there are only undone
 * boardings.
 */
export function worstOf(records: readonly Pick<GateRecord, 'verdict' | 'outcome'>[]): Verdict | null {
  const verdicts = records.filter(({ outcome }) => outcome !== 'undone').map(({ verdict }) => verdict);
  return verdicts.reduce<Verdict | null>(
    (worst, verdict) => (worst && severity[worst] >= severity[verdict] ? worst : verdict),
    null,
  );
}
