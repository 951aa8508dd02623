import { type ChangeRange, type FeedPosition, readCursor, writeCursor } from './cursor.rules.ts';

/** How far the pages of a sailing have come, all of one version of it. */
export interface SailingProgress {
  /** Of `findSailingVersions`. */
  version: string;
  /** The last ticket that was sent; null where none was. */
  after: string | null;
  isComplete: boolean;
}

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
  /**
   * The sailings of which pages are missing; and complete ones that seem to have changed since, because a transaction was
   * open all the time: without their version they would be sent again and again.
   */
  sailings: ReadonlyMap<number, SailingProgress>;
}

const REF = '[\\w-]{43}';
const cursorForm = new RegExp(
  `^(?<since>[^>~]+)(>(?<next>\\d{1,20})@(?<after>${REF}))?(?<sailings>(~\\d{1,10}=\\d{1,40}(@${REF}|\\*)?)*)$`,
);
const sailingForm = /^(\d+)=(\d+)(?:@(.+)|(\*))?$/;

/** Reads the cursor that a station sends. */
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

/** The cursor that it sends with its next request. `since`: all changes of earlier transactions have been sent. */
export function writeProgress(
  { epoch }: FeedPosition,
  since: string,
  { round, sailings }: Pick<FeedProgress, 'round' | 'sailings'>,
): string {
  const begun = round ? `>${round.next}@${round.after}` : '';
  const parts = [...sailings].map(([id, { version, after, isComplete }]) => {
    const place = isComplete ? '*' : after ? `@${after}` : '';
    return `~${id}=${version}${place}`;
  });
  return [writeCursor({ epoch, from: since, until: since }), begun, ...parts].join('');
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
