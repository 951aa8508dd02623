/** What counts of a ticket's history: somebody was let in with it, or that was taken back. */
export interface Happened {
  id: string;
  outcome: 'boarded' | 'undone';
  at: Date;
}

/** How a boarding stands: by itself until it was undone, or not because another had let the ticket in. */
export interface Verdict {
  id: string;
  at: Date;
  stands: boolean;
  undoneAt: Date | null;
  lostTo: string | null;
}

/**
 * Judges every boarding of a ticket (DESIGN section 6): the earlier stands, whichever came here first, until it is undone;
 * one that lets the ticket in meanwhile has lost to it. The same events give the same verdicts in any order of arrival.
 *
 * @param history in the order in which it happened; of what happened at the same moment, as it was written
 */
export function judge(history: readonly Happened[]): Verdict[] {
  const verdicts: Verdict[] = [];
  let standing: Verdict | undefined;
  for (const { id, outcome, at } of history) {
    if (outcome === 'undone') {
      if (standing) standing.undoneAt = at;
      standing = undefined;
      continue;
    }
    const verdict: Verdict = { id, at, stands: !standing, undoneAt: null, lostTo: standing?.id ?? null };
    verdicts.push(verdict);
    standing ??= verdict;
  }
  return verdicts;
}
