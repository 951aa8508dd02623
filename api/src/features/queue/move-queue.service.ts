import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import type { Data } from '../../lib/http/context.ts';
import { closeQueue } from '../../reservations/queue/close-queue.service.ts';
import {
  countUnnumbered,
  draw,
  endOverdueTurns,
  findFlow,
  letInNext,
  numberArrivals,
} from '../../reservations/queue/queue-positions.repository.ts';
import {
  findOpenQueues,
  findQueue,
  type LockedQueue,
  lockQueue,
  type MovedQueue,
  updateQueue,
} from '../../reservations/queue/queues.repository.ts';
import { COME_MINUTES, ratesAfter, toLetIn } from './queue.rules.ts';

const ACTOR = 'system:waiting-room';

/** Moves every queue (R191). Of several copies of the API, one moves a queue at a time and the others skip it. */
export async function moveQueues(deps: Data): Promise<void> {
  for (const sailingId of await findOpenQueues(deps.db)) await moveQueue(deps, sailingId);
}

/** Draws, numbers new arrivals, ends expired turns, and admits as many as sales allow. */
export async function moveQueue(deps: Data, sailingId: number): Promise<void> {
  await inTransaction(deps, ACTOR, async trx => {
    const queue = await lockQueue(trx, sailingId);
    if (!queue) return;
    const now = deps.clock.now();
    const numbered = await numberArriving(trx, sailingId, queue, now);
    await endOverdueTurns(trx, sailingId, now);
    const sailing = await findQueue(trx, sailingId, now);
    const places = { left: sailing?.placesLeft ?? 0, held: sailing?.held ?? 0 };
    const moved = await letInSome(trx, sailingId, queue, numbered, places.left, now);
    await updateQueue(trx, sailingId, moved, now);
    if (queue.opened_by === 'rush' && isOver(moved, places)) {
      await closeQueue(trx, sailingId, now);
      await writeAudit(trx, {
        entity: 'sailings',
        entityId: String(sailingId),
        action: 'waiting-room-closed',
      });
    }
  });
}

type Numbered = Pick<MovedQueue, 'drawn' | 'lastNumber' | 'unnumbered'>;

/** Numbers are assigned at the opening: earlier arrivals are drawn, later ones follow. */
async function numberArriving(
  trx: Transaction<Database>,
  sailingId: number,
  { sales_open_at: opening, drawn_at: drawnAt, seed, last_number: last }: LockedQueue,
  now: Date,
): Promise<Numbered> {
  if (opening && !drawnAt) {
    if (opening > now) return { lastNumber: last, unnumbered: await countUnnumbered(trx, sailingId) };
    const count = await draw(trx, sailingId, seed, opening);
    const later = await numberArrivals(trx, sailingId, count);
    return { drawn: { count, at: now }, lastNumber: count + later, unnumbered: 0 };
  }
  return { lastNumber: last + (await numberArrivals(trx, sailingId, last)), unnumbered: 0 };
}

async function letInSome(
  trx: Transaction<Database>,
  sailingId: number,
  queue: LockedQueue,
  numbered: Numbered,
  placesLeft: number,
  now: Date,
): Promise<MovedQueue> {
  const flow = await findFlow(trx, sailingId, now);
  const partySize = flow.partySize ?? queue.party_size;
  const opened = queue.sales_open_at === null || queue.sales_open_at <= now;
  const count = opened
    ? toLetIn({ placesLeft, inside: flow.inside, endedLastMinute: flow.endedLastMinute, partySize })
    : 0;
  const comeUntil = new Date(now.getTime() + COME_MINUTES * 60_000);
  const { served } = queue;
  const letIn =
    count > 0
      ? await letInNext(trx, sailingId, { served, count, now, comeUntil })
      : { count: 0, highest: served };
  // If fewer could be admitted than allowed, the rest have left, and the last number is served.
  const servedNow = letIn.count < count ? numbered.lastNumber : letIn.highest;
  const movingSince = queue.moving_since ?? (letIn.count > 0 ? now : null);
  const seconds = queue.moved_at ? (now.getTime() - queue.moved_at.getTime()) / 1000 : 0;
  const rates = { fast: queue.fast_rate, steady: queue.steady_rate };
  return {
    ...numbered,
    served: servedNow,
    inside: flow.inside + letIn.count,
    partySize,
    movingSince,
    rates: movingSince ? ratesAfter(rates, servedNow - served, seconds) : rates,
  };
}

/** A queue that opened automatically ends once it is empty, or once no place is left and none can be released. */
function isOver(
  { served, lastNumber, unnumbered, inside }: MovedQueue,
  { left, held }: { left: number; held: number },
): boolean {
  if (left === 0 && held === 0) return true;
  return served === lastNumber && unnumbered === 0 && inside === 0;
}
