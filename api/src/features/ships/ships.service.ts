import type { ShipDetail, ShipProfile } from '@gangway/shared/contract/sailings.ts';
import type { Connection } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findActiveShips, findCabinPlaces, findShipRoomTypes } from './ships.repository.ts';

/** The ships in service, ordered by weight. */
export const listShips = (db: Connection): Promise<ShipProfile[]> => findActiveShips(db);

/** A ship in service with its cabins (R464). @throws AppError `ship-not-found` */
export async function readShipDetail({ db, clock }: Data, code: string): Promise<ShipDetail> {
  const ship = (await findActiveShips(db)).find(candidate => candidate.code === code);
  if (!ship) throw new AppError('ship-not-found');
  const { salesCloseMinutes } = await loadSettings(db);
  const [roomTypes, cabins] = await Promise.all([
    findShipRoomTypes(db, ship.id, { now: clock.now(), salesCloseMinutes }),
    findCabinPlaces(db, ship.id),
  ]);
  return { ...ship, roomTypes, cabins };
}
