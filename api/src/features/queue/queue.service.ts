/*
 * The queue of a sailing as browsers and the office see it, the draw, and the admission each second.
 *
 * May import: operator, accounts/human-check, reservations/queue, reservations/sailings.
 */

import { createHmac } from 'node:crypto';
import type {
  QueuePosition,
  WaitingJoin,
  WaitingLine,
  WaitingRoom,
} from '@gangway/shared/contract/sales/waiting-room.ts';
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
import { drawView, positionView, roomView } from './queue.view.ts';

/** As many as one statement takes without delaying the next ones. */
const MOST = 256;

/** Further requests are asked to come back later. */
const MOST_WAITING = 20_000;

/** The page then polls again. */
const MOST_WAIT_MS = 30_000;

/** Positions that one address gets without a human check: enough for a family or a group of friends. */
const FREE_OF_CHECK = 5;

/** Queues that are cached for a second; more than are ever requested at once. */
const MOST_LINES = 100;

const LINE_PART = 5_000;

/** The public side of waiting rooms. */
export interface WaitingRooms {
  /** The shared state of a queue: the same object as long as it is cached. @throws AppError `sailing-not-found` */
  read(sailingId: number): Promise<WaitingRoom>;
  /**
   * Joins the queue; a token that has a position keeps it. @throws AppError `waiting-room-closed`, `human-check-required`,
   * `human-check-failed`
   */
  join(sailingId: number, join: WaitingJoin, address: string): Promise<QueuePosition>;
  /** The position of a token. An admitted person has thereby come. @throws AppError `place-not-found` */
  place(sailingId: number, token: string): Promise<QueuePosition>;
  leave(sailingId: number, token: string): Promise<void>;
  /** The numbers that were drawn. @throws AppError `sailing-not-found` */
  line(sailingId: number, after: number): Promise<WaitingLine>;
}

interface JoiningRequest extends Joining {
  human: boolean;
}

/**
 * Joins and reads positions in batches, as bookings do: requests that arrive during a batch form the next one. The shared state
 * of the queue is read once per `sharedMs`.
 */
export function createWaitingRooms(deps: Deps, sharedMs: number): WaitingRooms {
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
  const readings = new Map<number, () => Promise<WaitingRoom>>();
  const originKey = derivedKey(deps.env.masterKey, 'waiting-origins');
  return {
    read(sailingId) {
      const cached = readings.get(sailingId);
      if (cached) return cached();
      if (readings.size >= MOST_LINES) readings.clear();
      const reading = createSharedReading(clock, sharedMs, now => readRoom(deps, sailingId, now));
      readings.set(sailingId, reading);
      return reading();
    },
    async join(sailingId, { token, humanCheck }, address) {
      if (humanCheck !== undefined) await requireHuman(deps, humanCheck);
      const origin = createHmac('sha256', originKey).update(addressBlock(address)).digest();
      const human = humanCheck !== undefined;
      return settled(await joinBatch({ sailingId, digest: queueTokenDigest(token), origin, human }));
    },
    async place(sailingId, token) {
      return settled(await positionBatch({ sailingId, digest: queueTokenDigest(token) }));
    },
    leave: (sailingId, token) =>
      leavePosition(db, { sailingId, digest: queueTokenDigest(token) }, clock.now()),
    async line(sailingId, after) {
      const room = await findQueue(db, sailingId, clock.now());
      if (!room) throw new AppError('sailing-not-found');
      const drawn = room.drawnAt ? await findDrawn(db, sailingId, after, LINE_PART) : [];
      const items = drawn.map(({ id, number }) => ({ lineId: id, number: number ?? 0 }));
      const next = items.length === LINE_PART ? (items.at(-1)?.number ?? null) : null;
      return { draw: drawView(room), items, next };
    },
  };
}

function settled<Data>(answer: Attempt<Data>): Data {
  if (answer.ok) return answer.data;
  throw answer.refusal;
}

async function readRoom({ db }: Data, sailingId: number, now: Date): Promise<WaitingRoom> {
  const room = await findQueue(db, sailingId, now);
  if (!room) throw new AppError('sailing-not-found');
  return roomView(sailingId, room, (await loadSettings(db)).waitingRoomMinutes, now);
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
    const { open = false, known: hasPosition = false, ofOrigin: before = 0 } = facts[index] ?? {};
    if (hasPosition) return null;
    if (!open) return new AppError('waiting-room-closed');
    const origin = `${request.sailingId} ${request.origin.toString('base64')}`;
    const already = ofOrigin.get(origin) ?? before;
    if (already >= FREE_OF_CHECK && !request.human) return new AppError('human-check-required');
    ofOrigin.set(origin, already + 1);
    return null;
  });
  const fresh = joining.filter((_, index) => !refusals[index] && !facts[index]?.known);
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
