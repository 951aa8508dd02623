import type { GateSync, GateSyncRequest } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Connection } from '../../../lib/database/database.ts';
import type { ChangeRange, FeedPosition } from './cursor.rules.ts';
import {
  type BoardingRow,
  findChangedSailings,
  findNewBoardings,
  findSailingVersions,
  findWantedIds,
} from './feed.repository.ts';
import {
  type FeedProgress,
  type Listed,
  pageOf,
  type SailingProgress,
  writeProgress,
} from './feed-pages.rules.ts';
import { knownRefOf } from './known-refs.service.ts';

/** The share of a ticket's size that a boarding alone takes. */
const BOARDING_SIZE = 0.1;

/** The content of one answer. */
export interface FeedPage extends Pick<GateSync, 'cursor' | 'more' | 'pages' | 'whole'> {
  ticketIds: string[];
  boardings: BoardingRow[];
}

interface PageRequest {
  request: Pick<GateSyncRequest, 'sailings' | 'most' | 'station'>;
  position: FeedPosition;
  progress: FeedProgress;
  /** The sailings that a gate may board now, by departure. */
  sailings: readonly number[];
}

/**
 * Plans the next answer to a station, up to the requested size: first the changes of its tickets, then sailings that it does not
 * have or that changed as a whole. The sailing that it boards comes first.
 */
export async function planPage(db: Connection, pageRequest: PageRequest): Promise<FeedPage> {
  const { request, position, progress, sailings } = pageRequest;
  const most = request.most ?? Number.POSITIVE_INFINITY;
  const bySailing = await findProgress(db, pageRequest);
  const isTold = (id: number) => request.sailings.includes(id) || Boolean(progress.sailings.get(id)?.after);
  const news = progress.range
    ? await findNews(db, sailings.filter(isTold), progress.range, request.most !== undefined)
    : [];
  const newsPage = pageOf(news, progress.round?.after ?? null, most, ({ boarding }) =>
    boarding ? BOARDING_SIZE : 1,
  );
  const plan: FeedPage = { cursor: '', more: true, pages: [], whole: [], ticketIds: [], boardings: [] };
  for (const { id, boarding } of newsPage.page) {
    if (boarding) plan.boardings.push(boarding);
    else plan.ticketIds.push(id);
  }
  const next = progress.round?.next ?? position.from;
  if (!newsPage.isLast && progress.range) {
    const after = newsPage.page.at(-1)?.ref ?? progress.round?.after ?? '';
    const round = { next, after };
    return { ...plan, cursor: writeProgress(position, progress.range.since, { round, sailings: bySailing }) };
  }

  const tickets = new Set(plan.ticketIds);
  let room = most - newsPage.size;
  for (const [sailingId, sailing] of bySailing) {
    if (sailing.isComplete) continue;
    if (room < 1) break;
    const { after } = sailing;
    const ids = await findWantedIds(db, { whole: [sailingId], changed: [], range: null });
    const { page, isLast, size } = pageOf(ids.map(listed), after, room);
    for (const { id } of page) tickets.add(id);
    room -= size;
    const until = isLast ? null : (page.at(-1)?.ref ?? after);
    plan.pages.push({ sailingId, after, until });
    bySailing.set(sailingId, { ...sailing, after: until, isComplete: isLast });
  }
  const isComplete = (id: number) => plan.pages.some(page => page.sailingId === id && page.until === null);
  return {
    ...plan,
    ticketIds: [...tickets],
    boardings: plan.boardings.filter(({ id }) => !tickets.has(id)),
    whole: sailings.filter(isComplete),
    cursor: writeProgress(position, next, { round: null, sailings: bySailing }),
    more: [...bySailing.values()].some(sailing => !sailing.isComplete),
  };
}

/**
 * The progress of sailings that the station does not have, or that changed as a whole and are sent again from the beginning. The
 * sailing that it boards comes first.
 */
async function findProgress(
  db: Connection,
  { request, progress: { range, round, sailings: before }, sailings }: PageRequest,
): Promise<Map<number, SailingProgress>> {
  // Sailings that changed as a whole are found at the start of a round; those that change during a round are found by the next
  // one.
  const changed = range && !round ? await findChangedSailings(db, [...sailings], range) : [];
  const versions = await findSailingVersions(db, sailings);
  const progressOf = (id: number): SailingProgress | undefined => {
    const [sailing, version = ''] = [before.get(id), versions.get(id)];
    const isStale = changed.includes(id) && sailing?.version !== version;
    const isMissing = !range || !(request.sailings.includes(id) || sailing);
    if (isStale || isMissing) return { version, after: null, isComplete: false };
    // Sent completely: an open transaction must not make it look changed.
    return sailing?.isComplete && !changed.includes(id) && !round ? undefined : sailing;
  };
  const boards = (id: number) => Number(id === request.station.sailingId);
  return new Map(
    [...sailings]
      .sort((a, b) => boards(b) - boards(a))
      .flatMap(id => {
        const sailing = progressOf(id);
        return sailing ? [[id, sailing] as const] : [];
      }),
  );
}

/** The changes of these sailings; for a boarding only the boarding itself, if the station supports that. */
async function findNews(
  db: Connection,
  sailings: readonly number[],
  range: ChangeRange,
  isBrief: boolean,
): Promise<(Listed & { boarding: BoardingRow | null })[]> {
  const changed = new Set(await findWantedIds(db, { whole: [], changed: sailings, range }));
  const boardings = await findNewBoardings(db, sailings, range);
  return [
    ...[...changed].map(id => ({ ...listed(id), boarding: null })),
    ...boardings
      .filter(({ id }) => !changed.has(id))
      .map(row => ({ ...listed(row.id), boarding: isBrief ? row : null })),
  ];
}

const listed = (id: string): Listed => ({ id, ref: knownRefOf(id) });
