import type { ShipStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { canTransition } from '@gangway/shared/domain/states/transitions.ts';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';

/**
 * The one way a ship changes its status. The caller holds the ship's lock; the database writes the audit entry
 * (invariant I7).
 * @throws AppError `ship-out-of-service` where the table does not lead there: a decommissioned ship does not come back.
 */
export async function setShipStatus(
  trx: Transaction<Database>,
  ship: { id: number; name: string; status: ShipStatus },
  status: ShipStatus,
): Promise<void> {
  if (ship.status === status) return;
  if (!canTransition('ship', ship.status, status))
    throw new AppError('ship-out-of-service', { params: { ship: ship.name } });
  await trx.updateTable('ships').set({ status }).where('id', '=', ship.id).execute();
}
