/*
 * Ships and their pictures.
 *
 * May import: operator, reservations/inventory.
 */

import type {
  OfficeShip,
  OfficeShipSave,
  OfficeShipsQuery,
} from '@gangway/shared/contract/office/fleet/ships.ts';
import { actorOf, type StaffCaller } from '../../lib/caller.ts';
import { changesBetween } from '../../lib/changes.ts';
import { writeAudit } from '../../lib/database/audit.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../lib/database/database.ts';
import { pageOf } from '../../lib/database/paging.ts';
import { AppError, refusing, requireFound } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import { requireUnchanged } from '../../operator/versions.service.ts';
import {
  findShip,
  findShipCodes,
  findShipPage,
  insertShip,
  lockShip,
  setShipStatus,
  updateShip,
} from './office-ships.repository.ts';
import { freeCode, shipCode } from './ship-code.rules.ts';

/** One page of the ships. */
export async function pageShips({ db, clock }: Data, query: OfficeShipsQuery) {
  return pageOf(await findShipPage(db, query, clock.now()), query);
}

/** @throws AppError `not-found` */
export async function readShip({ db, clock }: Data, id: number): Promise<OfficeShip> {
  return requireFound(await findShip(db, id, clock.now()));
}

/** Creates a ship with a code derived from its name. @throws AppError `ship-name-taken` */
export function createShip(deps: Data, caller: StaffCaller, save: OfficeShipSave): Promise<OfficeShip> {
  return writeShip(deps, caller, save, async trx => {
    const code = freeCode(shipCode(save.name), await findShipCodes(trx));
    const id = await insertShip(trx, { ...save, code });
    await writeAudit(trx, {
      entity: 'ships',
      entityId: String(id),
      action: 'created',
      detail: { ...save, code },
    });
    return id;
  });
}

/**
 * Changes a ship, and its status by an allowed transition. @throws AppError `not-found`, `changed-meanwhile`, `ship-name-taken`,
 * `ship-out-of-service`, `ship-has-sailings` for decommissioning a ship with future sailings, `ship-capacity-offered` where a
 * sailing offers more places.
 */
export function changeShip(
  deps: Data,
  caller: StaffCaller,
  id: number,
  save: OfficeShipSave,
  seen: SeenVersion,
): Promise<OfficeShip> {
  return writeShip(deps, caller, save, async trx => {
    const before = requireFound(await lockShip(trx, id, deps.clock.now()));
    await requireUnchanged(trx, ['ships', id], seen, async () => before);
    const leaves = before.status !== save.status && save.status === 'decommissioned';
    if (leaves && before.comingSailings > 0)
      throw new AppError('ship-has-sailings', {
        params: { ship: before.name, count: before.comingSailings },
      });
    await updateShip(trx, id, save);
    await setShipStatus(trx, before, save.status);
    const { status: _, ...fields } = save;
    await writeAudit(trx, {
      entity: 'ships',
      entityId: String(id),
      action: 'updated',
      detail: { changes: changesBetween<Partial<OfficeShip>>(before, fields) },
    });
    return id;
  });
}

function writeShip(
  deps: Data,
  caller: StaffCaller,
  save: OfficeShipSave,
  write: (trx: Transaction<Database>) => Promise<number>,
): Promise<OfficeShip> {
  const refusals = {
    ships_name_key: new AppError('ship-name-taken', { fields: { name: 'ship-name-taken' } }),
    sailing_capacity_within_ship: new AppError('ship-capacity-offered', {
      params: { count: save.capacity },
      fields: { capacity: 'ship-capacity-offered' },
    }),
  };
  return refusing(refusals, () =>
    inTransaction(deps, actorOf(caller), async trx =>
      requireFound(await findShip(trx, await write(trx), deps.clock.now())),
    ),
  );
}
