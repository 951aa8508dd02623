import { inTransaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { releaseOffer } from '../../../reservations/inventory/place-offers.service.ts';
import { lockOrder } from '../../../reservations/orders/order-locks.repository.ts';
import {
  findCalledOffSailing,
  findOpenParty,
  findPartiesKeptOn,
  findStrandedParties,
  setOffer,
} from '../../../reservations/sailing-cancellations/called-off-parties.repository.ts';
import { findCancellationOf } from '../../../reservations/sailing-cancellations/sailing-cancellations.repository.ts';
import { fitOn, readOtherSailings } from './alternatives.service.ts';
import { calledOffMailJob } from './called-off-mail.view.ts';
import { earliestKept, partyChoosesUntil } from './choice-time.rules.ts';
import { keepPlaces, type Placement } from './offer-parties.service.ts';

const ACTOR = 'system:cancel-sailings';

/**
 * Handles parties of other canceled sailings for which places were kept on this one, which is now canceled too. They are kept
 * places on the nearest other sailing that has enough, if any, and are notified. Each party has its own transaction.
 */
export async function askAgain(deps: Deps, sailingId: number): Promise<void> {
  for (const orderId of await findPartiesKeptOn(deps.db, sailingId))
    await inTransaction(deps, ACTOR, async trx => {
      const order = await lockOrder(trx, orderId);
      const open = await findOpenParty(trx, orderId);
      if (open?.offer?.sailingId !== sailingId) return;
      const now = deps.clock.now();
      await releaseOffer(trx, open.offer, now);
      const { salesCloseMinutes } = await loadSettings(trx);
      const calledOff = await findCalledOffSailing(trx, open.sailingId);
      const [party] = await findStrandedParties(trx, calledOff, orderId);
      if (!party) throw new Error(`order ${order.number} is no party of the sailing that it is on`);
      const earliest = earliestKept(now, salesCloseMinutes).getTime();
      const places = (await readOtherSailings(trx, calledOff, { now }))
        .filter(({ departsAt }) => departsAt >= earliest)
        .flatMap((sailing): Placement[] => {
          const rooms = fitOn(party, sailing);
          return rooms ? [{ sailing, rooms }] : [];
        });
      const distance = ({ sailing }: Placement) => Math.abs(sailing.departsAt - party.departsAt);
      const [best] = places.toSorted((a, b) => distance(a) - distance(b));
      const offerId = best ? await keepPlaces(trx, deps, party, best) : null;
      const kept = offerId && best ? best.sailing : null;
      const { reason, choice } = await findCancellationOf(trx, open.sailingId);
      const until = choice?.until ?? open.chooseUntil;
      const chooseUntil = partyChoosesUntil(until, kept?.departsAt ?? null, salesCloseMinutes);
      await setOffer(trx, open, { offerId, chooseUntil });
      const mail = {
        orderId,
        reason,
        until: chooseUntil,
        otherwise: open.withoutChoice,
        bonusPercent: open.bonusPercent,
        keptSailingId: kept?.sailingId ?? null,
      };
      await deps.jobs.enqueue(trx, 'send-mail', calledOffMailJob(mail));
    });
}
