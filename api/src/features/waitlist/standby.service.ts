import type { StandbyScreen } from '@gangway/shared/contract/sales/waitlist.ts';
import type { Data } from '../../lib/http/context.ts';
import { readSailingSummary } from '../../reservations/sailings/sailings.service.ts';
import { findPartiesOn, type Party } from '../../reservations/waitlist/waitlist-parties.repository.ts';

/** The numbers that are called and that wait at the counter of a sailing: nothing about who they are. @throws AppError `sailing-not-found` */
export async function readStandby({ db, clock }: Data, sailingId: number): Promise<StandbyScreen> {
  const sailing = await readSailingSummary(db, sailingId, clock.now());
  const parties = await findPartiesOn(db, sailingId);
  const numbers = (status: Party['status']) =>
    parties.flatMap(party => (party.status === status && party.number !== null ? [party.number] : []));
  return { sailing, called: numbers('offered'), waiting: numbers('waiting') };
}
