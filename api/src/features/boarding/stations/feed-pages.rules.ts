import { type ChangeRange, type FeedPosition, readCursor, writeCursor } from './cursor.rules.ts';

/**
 * How far a station has come. What changed is told in the order of the tickets' refs, and so is a sailing of which the
 * station wants all: where one answer does not take it, the cursor says after which ticket the next one begins. A ticket
 * that changes meanwhile is told again: the next round of changes begins where this one did.
 */
export interface FeedProgress {
  /** The changes that the station does not have; null where it needs everything. */
  range: ChangeRange | null;
  /** The round of changes that has begun: from which transaction the next one goes on, and after which ticket this one. */
  round: { next: string; after: string } | null;
  /** The sailings of which pages are missing, and after which ticket; null where none has come. */
  pages: ReadonlyMap<number, string | null>;
}

const REF = '[\\w-]{43}';
const cursorForm = new RegExp(
  `^(?<since>[^>~]+)(>(?<next>\\d{1,20})@(?<after>${REF}))?(?<pages>(~\\d{1,10}(@${REF})?)*)$`,
);

/** Reads the cursor that a station sends. */
export function readProgress(cursor: string | null, position: FeedPosition): FeedProgress {
  const { since, next, after, pages } = cursorForm.exec(cursor ?? '')?.groups ?? {};
  const range = readCursor(since ?? null, position);
  if (!range) return { range: null, round: null, pages: new Map() };
  const listed = (pages ?? '').split('~').slice(1);
  return {
    range,
    round: next && after ? { next, after } : null,
    pages: new Map(
      listed.map(page => {
        const [id, ref] = page.split('@');
        return [Number(id), ref ?? null];
      }),
    ),
  };
}

/** The cursor that it sends with its next request. `since`: all changes of earlier transactions have been sent. */
export function writeProgress(
  { epoch }: FeedPosition,
  since: string,
  { round, pages }: Pick<FeedProgress, 'round' | 'pages'>,
): string {
  const begun = round ? `>${round.next}@${round.after}` : '';
  const missing = [...pages].map(([id, after]) => `~${id}${after ? `@${after}` : ''}`);
  return [writeCursor({ epoch, from: since, until: since }), begun, ...missing].join('');
}

/** Something to send, in the order of the refs. */
export interface Listed {
  ref: string;
  id: string;
}

/** Those after a ref for which there is room, in order, and whether they are all. */
export function pageOf<Entry extends Listed>(
  entries: readonly Entry[],
  after: string | null,
  room: number,
  sizeOf: (entry: Entry) => number = () => 1,
): { page: Entry[]; isLast: boolean; taken: number } {
  const coming = entries
    .filter(({ ref }) => after === null || ref > after)
    .sort((a, b) => (a.ref < b.ref ? -1 : 1));
  const page: Entry[] = [];
  let taken = 0;
  for (const entry of coming) {
    if (taken + sizeOf(entry) > room) return { page, isLast: false, taken };
    page.push(entry);
    taken += sizeOf(entry);
  }
  return { page, isLast: true, taken };
}
