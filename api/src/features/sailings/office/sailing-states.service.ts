import type { SailingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  DisruptionReason,
  OfficeSailingDetail,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { canTransition } from '@gangway/shared/domain/states/transitions.ts';
import { localDateOf, momentIn, movedBy } from '@gangway/shared/domain/time/moment.ts';
import { writeTime } from '@gangway/shared/i18n/dates.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { enqueueDepartureChange } from '../../../reservations/announcements/notify-departure-change.job.ts';
import { wasDelayed } from '../../../reservations/sailings/sailing-facts.repository.ts';
import {
  type LockedSailing,
  lockSailing,
  setSailingStatus,
  setTimes,
} from '../../../reservations/sailings/sailings.repository.ts';
import { readOfficeSailing } from './office-sailings.service.ts';
import { requireFitTimes, type Times } from './sailing-times.rules.ts';

/** Takes a sailing off sale. @throws AppError `sailing-not-found`, `sailing-state` */
export const closeSailing = (deps: Deps, caller: StaffCaller, id: number): Promise<OfficeSailingDetail> =>
  withSailing(deps, caller, id, (trx, sailing) => changeStatus(trx, sailing, 'closed'));

/**
 * Puts a closed sailing on sale again, or back to delayed.
 *
 * @throws AppError `sailing-not-found`, `sailing-state`, also after the time of departure
 */
export const reopenSailing = (deps: Deps, caller: StaffCaller, id: number): Promise<OfficeSailingDetail> =>
  withSailing(deps, caller, id, async (trx, sailing) => {
    if (sailing.status !== 'closed' || sailing.departs_at <= deps.clock.now()) refuse(sailing);
    await changeStatus(trx, sailing, (await wasDelayed(trx, id)) ? 'delayed' : 'scheduled');
  });

/**
 * Requires that a sailing can get these later times.
 *
 * @throws AppError `sailing-state`, `invalid-input` for times that do not fit together.
 */
export function requireDelay(sailing: LockedSailing, times: Times, now: Date): void {
  if (!canTransition('sailing', sailing.status, 'departed')) refuse(sailing);
  requireFitTimes(sailing, times, now);
}

/**
 * Sets later times that `requireDelay` has accepted, and notifies all contacts. A sailing that is off sale stays so. A delay may
 * overlap the ship's next sailing: the sailing's `overlaps` show what must be moved. The caller holds the sailing's lock.
 */
export async function delayLocked(
  trx: Transaction<Database>,
  deps: Deps,
  sailing: LockedSailing,
  { reason, ...times }: Times & { reason: DisruptionReason },
): Promise<void> {
  const { id } = sailing;
  await setTimes(trx, id, times);
  if (sailing.status === 'scheduled') await setSailingStatus(trx, id, 'delayed');
  await writeAudit(trx, {
    entity: 'sailings',
    entityId: String(id),
    action: 'delayed',
    detail: { from: sailing.departs_at, to: times.departsAt, arrives: times.arrivesAt, reason },
  });
  await enqueueDepartureChange(trx, deps, { id, departedAt: sailing.departs_at, ...times }, reason);
}

/**
 * Marks the ship as departed: boarding and booking end.
 *
 * @throws AppError `sailing-not-found`, `sailing-state`, `sailing-not-due` before boarding opens
 */
export const departSailing = (deps: Deps, caller: StaffCaller, id: number): Promise<OfficeSailingDetail> =>
  withSailing(deps, caller, id, async (trx, sailing) => {
    const { boardingOpensMinutes } = await loadSettings(trx);
    const opensAt = movedBy(momentIn(sailing.departs_at, sailing.departs_zone), -boardingOpensMinutes);
    if (canTransition('sailing', sailing.status, 'departed') && deps.clock.now() < new Date(opensAt))
      throw new AppError('sailing-not-due', {
        params: { from: `${localDateOf(opensAt)} ${writeTime(opensAt)}` },
      });
    await changeStatus(trx, sailing, 'departed');
  });

function withSailing(
  deps: Deps,
  caller: StaffCaller,
  id: number,
  work: (trx: Transaction<Database>, sailing: LockedSailing) => Promise<void>,
): Promise<OfficeSailingDetail> {
  return inTransaction(deps, actorOf(caller), async trx => {
    await work(trx, await lockSailing(trx, id));
    return readOfficeSailing(deps, trx, id);
  });
}

async function changeStatus(
  trx: Transaction<Database>,
  sailing: LockedSailing,
  to: SailingStatus,
): Promise<void> {
  if (!canTransition('sailing', sailing.status, to)) refuse(sailing);
  await setSailingStatus(trx, sailing.id, to);
}

function refuse({ status }: LockedSailing): never {
  throw new AppError('sailing-state', { params: { status } });
}
