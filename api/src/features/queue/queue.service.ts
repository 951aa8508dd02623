/*
 * The queue of a sailing as browsers and the office see it, the draw, and the admission each second.
 *
 * May import: operator, accounts/human-check, reservations/queue, reservations/sailings.
 */

import { createHmac } from 'node:crypto';
import type {
  QueueDrawPart,
  QueueJoin,
  QueuePosition,
  QueueState,
} from '@gangway/shared/contract/sales/queue.ts';
import { requireHuman } from '../../accounts/human-check/human-check.service.ts';
import { type Attempt, done, refused } from '../../lib/attempt.ts';
import { AppError } from '../../lib/errors.ts';
import { addressBlock } from '../../lib/http/client-address.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { createBatches } from '../../lib/process/batches.ts';
import { derivedKey } from '../../lib/process/derived-key.ts';
import { createSharedReading } from '../../lib/shared-reading.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import {
  findDrawn,
  findJoiningFacts,
  findPositions,
  insertPositions,
  type Joining,
  leavePosition,
  noteComing,
  type PositionKey,
  type PositionRow,
} from '../../reservations/queue/queue-positions.repository.ts';
import { queueTokenDigest } from '../../reservations/queue/queue-token.rules.ts';
import { findQueue } from '../../reservations/queue/queues.repository.ts';
import { drawView, positionView, queueView } from './queue.view.ts';

/** As many as one statement takes without delaying the next ones. */
const MOST = 256;

/** Further requests are asked to come back later. */
const MOST_WAITING = 20_000;

/** The page then polls again. */
const MOST_WAIT_MS = 30_000;

/** Positions that one address gets without a human check: enough for a family or a group of friends. */
const FREE_OF_CHECK = 5;

/** Queues that are cached for a second; more than are ever requested at once. */
const MOST_QUEUES = 100;

const DRAW_PART = 5_000;

/** The public side of queues. */
export interface Queues {
  /** The shared state of a queue: the same object as long as it is cached. @throws AppError `sailing-not-found` */
  read(sailingId: number): Promise<QueueState>;
  /**
   * Joins the queue; a token that has a position keeps it. @throws AppError `waiting-room-closed`, `human-check-required`,
   * `human-check-failed`
   */
  join(sailingId: number, join: QueueJoin, address: string): Promise<QueuePosition>;
  /** The position of a token. For an admitted person, reading it begins the time to book. @throws AppError `place-not-found` */
  position(sailingId: number, token: string): Promise<QueuePosition>;
  leave(sailingId: number, token: string): Promise<void>;
  /** The numbers that were drawn. @throws AppError `sailing-not-found` */
  draw(sailingId: number, after: number): Promise<QueueDrawPart>;
}

interface JoiningRequest extends Joining {
  human: boolean;
}

/**
 * Joins and reads positions in batches, as bookings do: requests that arrive during a batch form the next one. The shared state
 * of the queue is read once per `sharedMs`.
 */
export function createQueues(deps: Deps, sharedMs: number): Queues {
  const { db, clock } = deps;
  const gathering = {
    most: MOST,
    mostWaiting: MOST_WAITING,
    mostWaitMs: MOST_WAIT_MS,
    now: () => clock.now().getTime(),
    laneOf: () => 0,
  };
  const joinBatch = createBatches<JoiningRequest, Attempt<QueuePosition>>({
    ...gathering,
    run: joining => joinTogether(deps, joining),
  });
  const positionBatch = createBatches<PositionKey, Attempt<QueuePosition>>({
    ...gathering,
    run: keys => lookTogether(deps, keys),
  });
  const readings = new Map<number, () => Promise<QueueState>>();
  const originKey = derivedKey(deps.env.masterKey, 'waiting-origins');
  return {
    read(sailingId) {
      const cached = readings.get(sailingId);
      if (cached) return cached();
      if (readings.size >= MOST_QUEUES) readings.clear();
      const reading = createSharedReading(clock, sharedMs, now => readQueue(deps, sailingId, now));
      readings.set(sailingId, reading);
      return reading();
    },
    async join(sailingId, { token, humanCheck }, address) {
      if (humanCheck !== undefined) await requireHuman(deps, humanCheck);
      const origin = createHmac('sha256', originKey).update(addressBlock(address)).digest();
      const human = humanCheck !== undefined;
      return settled(await joinBatch({ sailingId, digest: queueTokenDigest(token), origin, human }));
    },
    async position(sailingId, token) {
      return settled(await positionBatch({ sailingId, digest: queueTokenDigest(token) }));
    },
    leave: (sailingId, token) =>
      leavePosition(db, { sailingId, digest: queueTokenDigest(token) }, clock.now()),
    async draw(sailingId, after) {
      const queue = await findQueue(db, sailingId, clock.now());
      if (!queue) throw new AppError('sailing-not-found');
      const drawn = queue.drawnAt ? await findDrawn(db, sailingId, after, DRAW_PART) : [];
      const items = drawn.map(({ id, number }) => ({ lineId: id, number: number ?? 0 }));
      const next = items.length === DRAW_PART ? (items.at(-1)?.number ?? null) : null;
      return { draw: drawView(queue), items, next };
    },
  };
}

function settled<Data>(answer: Attempt<Data>): Data {
  if (answer.ok) return answer.data;
  throw answer.refusal;
}

async function readQueue({ db }: Data, sailingId: number, now: Date): Promise<QueueState> {
  const queue = await findQueue(db, sailingId, now);
  if (!queue) throw new AppError('sailing-not-found');
  return queueView(sailingId, queue, (await loadSettings(db)).waitingRoomMinutes, now);
}

const nameOf = ({ sailingId, digest }: PositionKey): string => `${sailingId} ${digest.toString('base64')}`;

const byName = (positions: readonly PositionRow[]): Map<string, PositionRow> =>
  new Map(positions.map(position => [nameOf(position), position]));

async function joinTogether(
  { db, clock, ids }: Deps,
  joining: readonly JoiningRequest[],
): Promise<Attempt<QueuePosition>[]> {
  const facts = await findJoiningFacts(db, joining, FREE_OF_CHECK);
  const ofOrigin = new Map<string, number>();
  const refusals = joining.map((request, index): AppError | null => {
    const { open = false, hasPosition = false, ofOrigin: before = 0 } = facts[index] ?? {};
    if (hasPosition) return null;
    if (!open) return new AppError('waiting-room-closed');
    const origin = `${request.sailingId} ${request.origin.toString('base64')}`;
    const already = ofOrigin.get(origin) ?? before;
    if (already >= FREE_OF_CHECK && !request.human) return new AppError('human-check-required');
    ofOrigin.set(origin, already + 1);
    return null;
  });
  const fresh = joining.filter((_, index) => !refusals[index] && !facts[index]?.hasPosition);
  const now = clock.now();
  if (fresh.length > 0)
    await insertPositions(
      db,
      fresh.map(request => ({ ...request, id: Buffer.from(ids.bytes(16)).toString('hex') })),
      now,
    );
  const positions = byName(await findPositions(db, joining));
  return joining.map((request, index) => {
    const position = positions.get(nameOf(request));
    if (position) return done(positionView(position, now));
    return refused(refusals[index] ?? new AppError('unexpected'));
  });
}

async function lookTogether(
  { db, clock }: Deps,
  keys: readonly PositionKey[],
): Promise<Attempt<QueuePosition>[]> {
  const now = clock.now();
  let rows = await findPositions(db, keys);
  const coming = rows.filter(
    ({ letInAt, cameAt, turnEndsAt, endedHow }) =>
      letInAt && !cameAt && !endedHow && turnEndsAt && turnEndsAt > now,
  );
  if (coming.length > 0) {
    const { waitingRoomMinutes } = await loadSettings(db);
    const turnEndsAt = new Date(now.getTime() + waitingRoomMinutes * 60_000);
    await noteComing(
      db,
      coming.map(({ id }) => id),
      now,
      turnEndsAt,
    );
    rows = await findPositions(db, keys);
  }
  const positions = byName(rows);
  return keys.map(key => {
    const position = positions.get(nameOf(key));
    return position ? done(positionView(position, now)) : refused(new AppError('place-not-found'));
  });
}
