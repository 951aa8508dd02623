/**
 * The position of the gates' feed. `from` is the oldest transaction that was still open: changes of all earlier ones have
 * been sent. `until` is the first transaction whose changes cannot be visible yet.
 */
export interface FeedPosition {
  /** Identifies the database, and the restore of it, that numbers the transactions. */
  epoch: string;
  from: string;
  until: string;
}

/** The changes that a gate does not have yet: those of transactions from `since` on, before `until`. */
export type ChangeRange = Pick<FeedPosition, 'until'> & { since: string };

/** The cursor that a gate sends with its next request. */
export const writeCursor = ({ epoch, from }: FeedPosition): string => `${epoch}.${from}`;

/** The changes since a cursor; null if the gate needs everything, because it has no cursor or one of another database. */
export function readCursor(cursor: string | null, { epoch, until }: FeedPosition): ChangeRange | null {
  const since = cursor?.startsWith(`${epoch}.`) ? cursor.slice(epoch.length + 1) : '';
  if (!/^\d{1,20}$/.test(since) || BigInt(since) > BigInt(until)) return null;
  return { since, until };
}
