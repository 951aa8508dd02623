import type {
  OfficeSailingDetail,
  SailingChange,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { canTransition } from '@gangway/shared/domain/states/transitions.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { changesBetween } from '../../../lib/changes.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError, refusing } from '../../../lib/errors.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import type { SeenVersion } from '../../../lib/seen-version.ts';
import { requireUnchanged } from '../../../operator/versions.service.ts';
import { enqueueDepartureChange } from '../../../reservations/announcements/notify-departure-change.job.ts';
import { enqueueVoyageChange } from '../../../reservations/announcements/notify-voyage-change.job.ts';
import { releaseOverdueHolds } from '../../../reservations/inventory/hold-expiry.service.ts';
import {
  lockInventory,
  readPlaces,
  setCapacity,
} from '../../../reservations/inventory/inventory.repository.ts';
import { deleteCancellation } from '../../../reservations/sailing-cancellations/sailing-cancellations.repository.ts';
import { replaceOwnFares } from '../../../reservations/sailings/fares/fares.repository.ts';
import { findFareSets, hasHistory } from '../../../reservations/sailings/sailing-facts.repository.ts';
import {
  deleteSailingRow,
  type LockedSailing,
  lockSailing,
  updateSailing,
} from '../../../reservations/sailings/sailings.repository.ts';
import { requireNoOverlap } from '../planning/overlap.service.ts';
import { readOfficeSailing } from './office-sailings.service.ts';
import { requireFitTimes, type Times } from './sailing-times.rules.ts';

/**
 * Changes a sailing that has not departed and is not canceled. Existing orders keep price and terms; new times and another gate
 * are announced by mail (R270, R371).
 *
 * @throws AppError `sailing-not-found`, `changed-meanwhile`, `sailing-state`, `invalid-input` for the times,
 * `sailing-times-overlap`, `capacity-below-booked`, `capacity-above-ship`, `fares-missing`
 */
export function changeSailing(
  deps: Deps,
  caller: StaffCaller,
  id: number,
  change: SailingChange,
  seen: SeenVersion,
): Promise<OfficeSailingDetail> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const sailing = await lockSailing(trx, id);
    await requireUnchanged(trx, ['sailings', id], seen, () => readOfficeSailing(deps, trx, id));
    if (!canTransition('sailing', sailing.status, 'departed'))
      throw new AppError('sailing-state', { params: { status: sailing.status } });
    const before = await readChangeable(trx, sailing);
    const changes = changesBetween(before, withInstants(change));
    if (changes.departsAt || changes.arrivesAt) await move(trx, deps, sailing, timesOf(change));
    // The first gate of a sailing replaces none, so no mail announces it: the order's page and later mails show it.
    if (changes.gate && sailing.gate !== '' && change.gate !== '')
      await enqueueVoyageChange(trx, deps, id, { what: 'gate', gate: change.gate });
    if (changes.capacity) await changeCapacity(trx, deps, id, change.capacity);
    if (changes.fares) await changeFares(trx, id, change.fares);
    await updateSailing(trx, id, { ...change, ...timesOf(change) });
    if (Object.keys(changes).length > 0)
      await writeAudit(trx, {
        entity: 'sailings',
        entityId: String(id),
        action: 'changed',
        detail: { changes },
      });
    return readOfficeSailing(deps, trx, id);
  });
}

/** Deletes a sailing that never had an order. @throws AppError `sailing-not-found`, `sailing-has-history` */
export async function deleteSailing(deps: Deps, caller: StaffCaller, id: number): Promise<void> {
  await inTransaction(deps, actorOf(caller), async trx => {
    const sailing = await lockSailing(trx, id);
    // Waits for bookings under way, which hold its places, before checking.
    await lockInventory(trx, id);
    if (sailing.status === 'departed' || (await hasHistory(trx, id)))
      throw new AppError('sailing-has-history');
    await writeAudit(trx, {
      entity: 'sailings',
      entityId: String(id),
      action: 'deleted',
      detail: { ...sailing },
    });
    await deleteCancellation(trx, id);
    await deleteSailingRow(trx, id);
  });
}

const timesOf = ({ departsAt, arrivesAt }: Pick<SailingChange, 'departsAt' | 'arrivesAt'>): Times => ({
  departsAt: new Date(departsAt),
  arrivesAt: new Date(arrivesAt),
});

/** Normalizes instants, so that unchanged ones do not look changed. */
function withInstants(change: SailingChange): SailingChange {
  const { departsAt, arrivesAt } = timesOf(change);
  return { ...change, departsAt: departsAt.toISOString(), arrivesAt: arrivesAt.toISOString() };
}

async function readChangeable(trx: Transaction<Database>, sailing: LockedSailing): Promise<SailingChange> {
  const { own } = await findFareSets(trx, sailing.id);
  const { capacity } = await readPlaces(trx, sailing.id);
  return {
    departsAt: sailing.departs_at.toISOString(),
    arrivesAt: sailing.arrives_at.toISOString(),
    gate: sailing.gate,
    capacity,
    nonRefundable: sailing.non_refundable,
    peak: sailing.peak,
    fares: own,
  };
}

async function move(
  trx: Transaction<Database>,
  deps: Deps,
  sailing: LockedSailing,
  times: Times,
): Promise<void> {
  requireFitTimes(sailing, times, deps.clock.now());
  await requireNoOverlap(trx, { id: sailing.id, shipId: sailing.ship_id, ...times });
  if (times.departsAt.getTime() !== sailing.departs_at.getTime())
    await enqueueDepartureChange(
      trx,
      deps,
      { id: sailing.id, departedAt: sailing.departs_at, departsAt: times.departsAt },
      'operational',
    );
}

/** Releases expired holds, which must not block the change. */
async function changeCapacity(
  trx: Transaction<Database>,
  { clock }: Data,
  id: number,
  capacity: number,
): Promise<void> {
  await lockInventory(trx, id);
  await releaseOverdueHolds(trx, id, clock.now());
  const { held, sold, shipCapacity } = await readPlaces(trx, id);
  const aboveShip = new AppError('capacity-above-ship', {
    params: { count: shipCapacity },
    fields: { capacity: 'too_big' },
  });
  if (capacity > shipCapacity) throw aboveShip;
  if (capacity < held + sold)
    throw new AppError('capacity-below-booked', {
      params: { count: held + sold },
      fields: { capacity: 'too_small' },
    });
  // The ship may have become smaller since.
  await refusing({ sailing_capacity_within_ship: aboveShip }, () => setCapacity(trx, id, capacity));
}

async function changeFares(
  trx: Transaction<Database>,
  id: number,
  fares: SailingChange['fares'],
): Promise<void> {
  const { route } = await findFareSets(trx, id);
  if (!fares && !route) throw new AppError('fares-missing', { fields: { fares: 'required' } });
  await replaceOwnFares(trx, id, fares);
}
