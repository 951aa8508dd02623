import type { GateRecord, Verdict } from '../../../../bridge-gate.ts';

/** How many scans stay in sight. */
export const MAX_RECORDS = 20;

/**
 * The records once one of them was heard of: a new one stands first, one that changed stays where it is, and one that
 * has gone out of sight does not come back because it was sent meanwhile.
 */
export function withRecord(records: readonly GateRecord[], received: GateRecord): readonly GateRecord[] {
  if (records.some(({ eventId }) => eventId === received.eventId))
    return records.map(record => (record.eventId === received.eventId ? received : record));
  const oldest = records[MAX_RECORDS - 1];
  return oldest && received.at < oldest.at ? records : [received, ...records].slice(0, MAX_RECORDS);
}

/** The one whose result stands on the screen: the last that was shown at the gate, or let in against a refusal. */
export const shownAmong = (records: readonly GateRecord[]): GateRecord | undefined =>
  records.find(({ method }) => method !== 'party' && method !== 'undo');

const severity: Record<Verdict, number> = { admit: 0, warn: 1, refuse: 2 };

/** What is sounded for several who come at once, as a party does: the worst. Null for no records but undone boardings. */
export function worstOf(records: readonly Pick<GateRecord, 'verdict' | 'outcome'>[]): Verdict | null {
  const verdicts = records.filter(({ outcome }) => outcome !== 'undone').map(({ verdict }) => verdict);
  return verdicts.reduce<Verdict | null>(
    (worst, verdict) => (worst && severity[worst] >= severity[verdict] ? worst : verdict),
    null,
  );
}
