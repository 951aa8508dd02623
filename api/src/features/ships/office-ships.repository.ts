import type { Translated } from '@gangway/shared/contract/base/primitives.ts';
import type { ShipStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  OfficeShip,
  OfficeShipSave,
  OfficeShipsQuery,
} from '@gangway/shared/contract/office/fleet/ships.ts';
import { canTransition } from '@gangway/shared/domain/states/transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { foldedPattern } from '../../lib/database/like-pattern.ts';
import { fetchPage } from '../../lib/database/paging.ts';
import { AppError } from '../../lib/errors.ts';
import { pictureOf } from '../../lib/pictures/picture-store.ts';

const selectShips = (db: Connection, now: Date) =>
  db
    .selectFrom('ships')
    .selectAll('ships')
    .select([
      sql<string[]>`array(select path from ship_images i where i.ship_id = ships.id order by i.position)`.as(
        'image_paths',
      ),
      sql<number>`(select count(*)::integer from rooms r where r.ship_id = ships.id)`.as('rooms'),
      comingSailings(now).as('coming_sailings'),
    ]);

const comingSailings = (now: Date): RawBuilder<number> => sql<number>`(
  select count(*)::integer from sailings s
  where s.ship_id = ships.id and s.departs_at > ${now} and s.status in ('scheduled', 'delayed', 'closed')
)`;

type Row = Awaited<ReturnType<ReturnType<typeof selectShips>['executeTakeFirstOrThrow']>>;

const toOfficeShip = (row: Row): OfficeShip => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  status: row.status,
  manager: row.manager,
  managerContact: row.manager_contact,
  description: row.description as Translated,
  linkUrl: row.link_url,
  weight: row.weight,
  capacity: row.capacity,
  images: row.image_paths.map(pictureOf),
  rooms: row.rooms,
  comingSailings: row.coming_sailings,
});

export async function findShip(db: Connection, id: number, now: Date): Promise<OfficeShip | undefined> {
  const row = await selectShips(db, now).where('ships.id', '=', id).executeTakeFirst();
  return row && toOfficeShip(row);
}

/** Locks a ship, and its images, until the transaction ends. */
export async function lockShip(
  trx: Transaction<Database>,
  id: number,
  now: Date,
): Promise<OfficeShip | undefined> {
  const locked = await trx
    .selectFrom('ships')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && findShip(trx, id, now);
}

export async function findShipPage(
  db: Connection,
  query: OfficeShipsQuery,
  now: Date,
): Promise<{ items: OfficeShip[]; total: number }> {
  const { search, status, sort, descending } = query;
  const pattern = foldedPattern(search);
  const condition = sql<boolean>`(
    ${search} = '' or folded(name) like ${pattern} or folded(code) like ${pattern} or folded(manager) like ${pattern}
    or folded(manager_contact) like ${pattern}
  ) and (${status ?? null}::ship_status is null or status = ${status ?? null}::ship_status)`;
  const direction = descending ? 'desc' : 'asc';
  const matching = selectShips(db, now)
    .where(condition)
    .orderBy(`ships.${sort}`, direction)
    .orderBy('ships.id', direction);
  const { rows, total } = await fetchPage(matching, query);
  return { items: rows.map(toOfficeShip), total };
}

export async function findShipCodes(db: Connection): Promise<Set<string>> {
  const rows = await db.selectFrom('ships').select('code').execute();
  return new Set(rows.map(({ code }) => code));
}

/** All fields of a ship except its status, which `setShipStatus` changes. */
export type ShipFields = Omit<OfficeShipSave, 'status'>;

const rowOf = (ship: ShipFields) => ({
  name: ship.name,
  manager: ship.manager,
  manager_contact: ship.managerContact,
  description: ship.description,
  link_url: ship.linkUrl,
  weight: ship.weight,
  capacity: ship.capacity,
});

export async function insertShip(
  trx: Transaction<Database>,
  ship: OfficeShipSave & { code: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('ships')
    .values({ ...rowOf(ship), code: ship.code, status: ship.status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateShip(trx: Transaction<Database>, id: number, ship: ShipFields): Promise<void> {
  await trx.updateTable('ships').set(rowOf(ship)).where('id', '=', id).execute();
}

/** Replaces a ship's images by these, in this order. Paths are below the media folder. */
export async function replaceShipImages(
  trx: Transaction<Database>,
  shipId: number,
  paths: readonly string[],
): Promise<void> {
  await trx.deleteFrom('ship_images').where('ship_id', '=', shipId).execute();
  if (paths.length === 0) return;
  await trx
    .insertInto('ship_images')
    .values(paths.map((path, index) => ({ ship_id: shipId, position: index + 1, path })))
    .execute();
}

/**
 * The only function that changes a ship's status. The caller holds the ship's lock; the database writes the audit entry
 * (invariant I7). @throws AppError `ship-out-of-service` for a transition that is not allowed: a decommissioned ship stays so.
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
