import type { GatePassage, Verdict } from '../../../../bridge-gate.ts';

/** How many scans stay in sight. */
export const KEPT = 20;

/**
 * The passages once one of them was heard of: a new one stands first, one that changed stays where it is, and one that
 * has gone out of sight does not come back because it was sent meanwhile.
 */
export function withPassage(passages: readonly GatePassage[], received: GatePassage): readonly GatePassage[] {
  if (passages.some(({ eventId }) => eventId === received.eventId))
    return passages.map(passage => (passage.eventId === received.eventId ? received : passage));
  const oldest = passages[KEPT - 1];
  return oldest && received.at < oldest.at ? passages : [received, ...passages].slice(0, KEPT);
}

/** The one whose result stands on the screen: the last that was shown at the gate, or let in against a refusal. */
export const shownAmong = (passages: readonly GatePassage[]): GatePassage | undefined =>
  passages.find(({ method }) => method !== 'party' && method !== 'undo');

const severity: Record<Verdict, number> = { admit: 0, warn: 1, refuse: 2 };

/** What is sounded for several who come at once, as a party does: the worst. Null where nobody passed. */
export function worstOf(passages: readonly Pick<GatePassage, 'verdict' | 'outcome'>[]): Verdict | null {
  const verdicts = passages.filter(({ outcome }) => outcome !== 'undone').map(({ verdict }) => verdict);
  return verdicts.reduce<Verdict | null>(
    (worst, verdict) => (worst && severity[worst] >= severity[verdict] ? worst : verdict),
    null,
  );
}
