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

/** How much a boarding alone takes of the room that a ticket takes. */
const BOARDING_SIZE = 0.1;

/** What one answer tells. */
export interface FeedPage extends Pick<GateSync, 'cursor' | 'more' | 'pages' | 'whole'> {
  ticketIds: string[];
  boardings: BoardingRow[];
}

interface PageRequest {
  request: Pick<GateSyncRequest, 'sailings' | 'most' | 'station'>;
  position: FeedPosition;
  progress: FeedProgress;
  /** What a gate may board now, the first to leave first. */
  sailings: readonly number[];
}

/**
 * What a station is told next, as much of it as it asked for: first what changed of what it has, then the sailings that it
 * does not have, or that changed as a whole. The sailing that it boards comes before the others.
 */
export async function planPage(db: Connection, asked: PageRequest): Promise<FeedPage> {
  const { request, position, progress, sailings } = asked;
  const most = request.most ?? Number.POSITIVE_INFINITY;
  const known = await findProgress(db, asked);
  const isTold = (id: number) => request.sailings.includes(id) || Boolean(progress.sailings.get(id)?.after);
  const news = progress.range
    ? await findNews(db, sailings.filter(isTold), progress.range, request.most !== undefined)
    : [];
  const told = pageOf(news, progress.round?.after ?? null, most, ({ boarding }) =>
    boarding ? BOARDING_SIZE : 1,
  );
  const plan: FeedPage = { cursor: '', more: true, pages: [], whole: [], ticketIds: [], boardings: [] };
  for (const { id, boarding } of told.page) {
    if (boarding) plan.boardings.push(boarding);
    else plan.ticketIds.push(id);
  }
  const next = progress.round?.next ?? position.from;
  if (!told.isLast && progress.range) {
    const after = told.page.at(-1)?.ref ?? progress.round?.after ?? '';
    const round = { next, after };
    return { ...plan, cursor: writeProgress(position, progress.range.since, { round, sailings: known }) };
  }

  const tickets = new Set(plan.ticketIds);
  let room = most - told.taken;
  for (const [sailingId, sailing] of known) {
    if (sailing.isComplete) continue;
    if (room < 1) break;
    const { after } = sailing;
    const ids = await findWantedIds(db, { whole: [sailingId], changed: [], range: null });
    const { page, isLast, taken } = pageOf(ids.map(listed), after, room);
    for (const { id } of page) tickets.add(id);
    room -= taken;
    const until = isLast ? null : (page.at(-1)?.ref ?? after);
    plan.pages.push({ sailingId, after, until });
    known.set(sailingId, { ...sailing, after: until, isComplete: isLast });
  }
  const isComplete = (id: number) => plan.pages.some(page => page.sailingId === id && page.until === null);
  return {
    ...plan,
    ticketIds: [...tickets],
    boardings: plan.boardings.filter(({ id }) => !tickets.has(id)),
    whole: sailings.filter(isComplete),
    cursor: writeProgress(position, next, { round: null, sailings: known }),
    more: [...known.values()].some(sailing => !sailing.isComplete),
  };
}

/**
 * How far the sailings have come that the station does not have, or that changed as a whole, which are then sent from the
 * beginning; the one that it boards first.
 */
async function findProgress(
  db: Connection,
  { request, progress: { range, round, sailings: before }, sailings }: PageRequest,
): Promise<Map<number, SailingProgress>> {
  // What changed as a whole is found as a round begins; what does so during a round, by the next one.
  const changed = range && !round ? await findChangedSailings(db, [...sailings], range) : [];
  const versions = await findSailingVersions(db, sailings);
  const progressOf = (id: number): SailingProgress | undefined => {
    const [sailing, version = ''] = [before.get(id), versions.get(id)];
    const isStale = changed.includes(id) && sailing?.version !== version;
    const isMissing = !range || !(request.sailings.includes(id) || sailing);
    if (isStale || isMissing) return { version, after: null, isComplete: false };
    // Told whole, and for good: no transaction that is still open makes it seem new.
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

/** What changed of these sailings; of a boarding no more than that, where the station understands it. */
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
