import { type ChangeRange, type FeedPosition, readCursor, writeCursor } from './cursor.rules.ts';

/** The progress of a sailing's pages, all of one version of it. */
export interface SailingProgress {
  /** The version from `findSailingVersions`. */
  version: string;
  /** The last ticket that was sent; null if none was. */
  after: string | null;
  isComplete: boolean;
}

/**
 * The progress of a station. Changes are sent in the order of the tickets' refs, and so is a sailing of which the station needs
 * all tickets. If one answer is too small, the cursor names the ticket after which the next one continues. A ticket that changes
 * meanwhile is sent again, because the next round of changes begins where this one began.
 */
export interface FeedProgress {
  /** The changes that the station does not have; null where it needs everything. */
  range: ChangeRange | null;
  /**
   * The current round of changes: the transaction from which the next round continues, and the ticket after which this one
   * continues.
   */
  round: { next: string; after: string } | null;
  /**
   * Sailings with missing pages, and complete ones that still look changed because a transaction was open the whole time. Without
   * their version the latter would be sent again and again.
   */
  sailings: ReadonlyMap<number, SailingProgress>;
}

const REF = '[\\w-]{43}';
const cursorForm = new RegExp(
  `^(?<since>[^>~]+)(>(?<next>\\d{1,20})@(?<after>${REF}))?(?<sailings>(~\\d{1,10}=\\d{1,40}(@${REF}|\\*)?)*)$`,
);
const sailingForm = /^(\d+)=(\d+)(?:@(.+)|(\*))?$/;

/** Reads a station's cursor. */
export function readProgress(cursor: string | null, position: FeedPosition): FeedProgress {
  const { since, next, after, sailings = '' } = cursorForm.exec(cursor ?? '')?.groups ?? {};
  const range = readCursor(since ?? null, position);
  if (!range) return { range: null, round: null, sailings: new Map() };
  return {
    range,
    round: next && after ? { next, after } : null,
    sailings: new Map(
      sailings
        .split('~')
        .slice(1)
        .map(text => {
          const [, id, version = '', ref, complete] = sailingForm.exec(text) ?? [];
          return [Number(id), { version, after: ref ?? null, isComplete: complete !== undefined }];
        }),
    ),
  };
}

/** Writes a station's next cursor. `since`: all changes of earlier transactions have been sent. */
export function writeProgress(
  { epoch }: FeedPosition,
  since: string,
  { round, sailings }: Pick<FeedProgress, 'round' | 'sailings'>,
): string {
  const begun = round ? `>${round.next}@${round.after}` : '';
  const parts = [...sailings].map(([id, { version, after, isComplete }]) => {
    const mark = isComplete ? '*' : after ? `@${after}` : '';
    return `~${id}=${version}${mark}`;
  });
  return [writeCursor({ epoch, from: since, until: since }), begun, ...parts].join('');
}

/** An entry to send, in the order of the refs. */
export interface Listed {
  ref: string;
  id: string;
}

/** The entries after a ref that fit, in order, and whether none is left. */
export function pageOf<Entry extends Listed>(
  entries: readonly Entry[],
  after: string | null,
  room: number,
  sizeOf: (entry: Entry) => number = () => 1,
): { page: Entry[]; isLast: boolean; size: number } {
  const coming = entries
    .filter(({ ref }) => after === null || ref > after)
    .sort((a, b) => (a.ref < b.ref ? -1 : 1));
  const page: Entry[] = [];
  let size = 0;
  for (const entry of coming) {
    if (size + sizeOf(entry) > room) return { page, isLast: false, size };
    page.push(entry);
    size += sizeOf(entry);
  }
  return { page, isLast: true, size };
}
