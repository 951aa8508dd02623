import type { StandbyScreen } from '@gangway/shared/contract/sales/waitlist.ts';
import type { Data } from '../../lib/http/context.ts';
import { readSailingSummary } from '../../reservations/sailings/sailings.service.ts';
import { findPartiesOn, type Party } from '../../reservations/waitlist/waitlist-parties.repository.ts';

/** The called and the waiting standby numbers of a sailing, without personal data. @throws AppError `sailing-not-found` */
export async function readStandby({ db, clock }: Data, sailingId: number): Promise<StandbyScreen> {
  const sailing = await readSailingSummary(db, sailingId, clock.now());
  const parties = await findPartiesOn(db, sailingId);
  const numbers = (status: Party['status']) =>
    parties.flatMap(party => (party.status === status && party.number !== null ? [party.number] : []));
  return { sailing, called: numbers('offered'), waiting: numbers('waiting') };
}
