/*
 * The queue of a sailing that many want at once: whether it is open (table `waiting_rooms`), its positions and their turns to
 * book (table `waiting_places`, I10). The draw is in `features/queue`.
 *
 * May import: operator, reservations/inventory.
 */

import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { Caller } from '../../lib/caller.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { endTurns, lockTurns, type UsedTurn } from './queue-positions.repository.ts';
import { queueTokenDigest } from './queue-token.rules.ts';

/** The booker of a sailing that has a queue. */
export interface WaitingBooker {
  sailingId: number;
  token: string | undefined;
  caller: Caller;
}

/** Whether a booker skips the queue: staff at the counter always, agents if the operator's setting allows it. */
export function bypassesQueue(
  { caller }: Pick<WaitingBooker, 'caller'>,
  { waitingRoomAgentsPass }: Pick<Settings, 'waitingRoomAgentsPass'>,
): boolean {
  if (caller.kind === 'staff') return true;
  return caller.kind === 'customer' && caller.level !== 'normal' && waitingRoomAgentsPass;
}

/**
 * The valid turns of bookers who must wait (R190), with one statement, whose rows stay locked until the transaction ends. A token
 * that is used twice is valid only for the first.
 *
 * @returns the turn of each who has one.
 */
export async function findTurns<Who extends WaitingBooker>(
  trx: Transaction<Database>,
  askers: readonly Who[],
  now: Date,
): Promise<Map<Who, string>> {
  const shown = askers.flatMap(asker =>
    asker.token === undefined ? [] : [{ asker, ...asker, digest: queueTokenDigest(asker.token) }],
  );
  if (shown.length === 0) return new Map();
  const nameOf = (sailingId: number, digest: Buffer) => `${sailingId} ${digest.toString('base64')}`;
  const turns = new Map(
    (await lockTurns(trx, shown, now)).map(({ id, sailingId, digest }) => [nameOf(sailingId, digest), id]),
  );
  const byAsker = new Map<Who, string>();
  for (const { asker, sailingId, digest } of shown) {
    const turn = turns.get(nameOf(sailingId, digest));
    if (turn === undefined) continue;
    byAsker.set(asker, turn);
    turns.delete(nameOf(sailingId, digest));
  }
  return byAsker;
}

/** Ends the turns whose bookings were made in this transaction. */
export async function useTurns(
  trx: Transaction<Database>,
  used: readonly UsedTurn[],
  now: Date,
): Promise<void> {
  if (used.length > 0) await endTurns(trx, used, now);
}
