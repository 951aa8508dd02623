import { inTransaction } from '../../../lib/database/database.ts';
import { attempt } from '../../../lib/database/savepoint.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { lockOrder } from '../../../reservations/orders/order-locks.repository.ts';
import {
  findLateParties,
  findOpenParty,
  remindParties,
} from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import { calledOffMailJob } from './called-off-mail.view.ts';
import { carryOut } from './party-choice.service.ts';

const ACTOR = 'system:cancel-sailings';
const HOUR_MS = 3_600_000;

/** The reminder is sent a day before the deadline, except to parties that were asked less than half a day before. */
const REMINDED_MS = 24 * HOUR_MS;
const NOT_BEFORE_MS = 12 * HOUR_MS;

/**
 * Decides for parties that missed the deadline, as the operator chose when the sailing was canceled. A party that cannot be moved
 * after all is refunded. Each party has its own transaction.
 */
export async function decideForLateParties(deps: Deps): Promise<void> {
  for (const orderId of await findLateParties(deps.db, deps.clock.now()))
    await inTransaction(deps, ACTOR, async trx => {
      const order = await lockOrder(trx, orderId);
      const party = await findOpenParty(trx, orderId);
      if (!party) return;
      const decide = (choice: Parameters<typeof carryOut>[2]['choice']) =>
        carryOut(
          trx,
          deps,
          { party, order, choice, by: 'deadline' },
          { caller: { kind: 'guest' }, actor: ACTOR, language: order.language },
        );
      const { offer, withoutChoice } = party;
      if (withoutChoice === 'move' && offer) {
        const moved = await attempt(trx, () => decide({ choice: 'move', sailingId: offer.sailingId }));
        if (moved.ok) return;
      }
      await decide({ choice: withoutChoice === 'credit' ? 'credit' : 'refund' });
    });
}

/** Reminds parties that have not chosen, once, a day before their deadline. */
export async function remindUndecided(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, ACTOR, async trx => {
    const reminded = await remindParties(trx, {
      before: new Date(now.getTime() + REMINDED_MS),
      askedBefore: new Date(now.getTime() - NOT_BEFORE_MS),
      now,
    });
    for (const mail of reminded)
      await deps.jobs.enqueue(trx, 'send-mail', calledOffMailJob(mail, { reminder: true }));
  });
}
