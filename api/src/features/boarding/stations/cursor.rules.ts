/**
 * Where the feed of the gates stands, as the database tells it. `from` is the oldest transaction that was still open: all
 * before it has been told. `until`: no transaction from it on can be seen yet.
 */
export interface FeedPosition {
  /** Which life of which database its transactions are numbered in. */
  epoch: string;
  from: string;
  until: string;
}

/** Which changes a gate has not been told yet: those of transactions from `since` on, before `until`. */
export type Untold = Pick<FeedPosition, 'until'> & { since: string };

/** What a gate brings along at its next question. */
export const writeCursor = ({ epoch, from }: FeedPosition): string => `${epoch}.${from}`;

/** What a gate with this cursor lacks; null where it lacks everything: its cursor is of another life, or of none. */
export function readCursor(cursor: string | null, { epoch, until }: FeedPosition): Untold | null {
  const since = cursor?.startsWith(`${epoch}.`) ? cursor.slice(epoch.length + 1) : '';
  if (!/^\d{1,20}$/.test(since) || BigInt(since) > BigInt(until)) return null;
  return { since, until };
}
