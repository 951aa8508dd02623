import type { Translated } from '@gangway/shared/contract/base/languages.ts';
import type {
  OfficePort,
  PortSave,
  PortsQuery,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import type { ChartedPort } from '@gangway/shared/contract/sailings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { placePatterns } from '../../lib/database/like-pattern.ts';

const columns = sql<OfficePort>`
  ports.id, ports.version, ports.code, ports.name, ports.country,
  case when ports.latitude is not null
    then jsonb_build_object('latitude', ports.latitude, 'longitude', ports.longitude) end as position,
  (select count(*) from routes r where ports.id in (r.departure_port_id, r.destination_port_id)) as routes
`;

const sorts: Record<PortsQuery['sort'], RawBuilder<unknown>> = {
  name: sql`ports.name ->> 'en'`,
  code: sql`ports.code`,
  country: sql`ports.country`,
  routes: sql`(select count(*) from routes r where ports.id in (r.departure_port_id, r.destination_port_id))`,
};

/** One page of the ports, and how many there are in all. */
export async function findOfficePorts(
  db: Connection,
  { search, sort, descending, page, size }: PortsQuery,
): Promise<{ items: OfficePort[]; total: number }> {
  const texts = sql`concat_ws(' ', ports.code, ports.country, ports.name::text)`;
  const where = search ? sql`folded(${texts}) like any(${placePatterns(search)}::text[])` : sql`true`;
  const { rows } = await sql<OfficePort>`
    select ${columns} from ports where ${where}
    order by ${sorts[sort]} ${descending ? sql`desc` : sql`asc`}, ports.id limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from ports where ${where}
  `.execute(db);
  return { items: rows, total: counted[0]?.total ?? 0 };
}

export async function findOfficePort(db: Connection, id: number): Promise<OfficePort | undefined> {
  const { rows } = await sql<OfficePort>`select ${columns} from ports where id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a port until the transaction ends. */
export async function lockPort(trx: Transaction<Database>, id: number): Promise<PortSave | undefined> {
  const row = await trx
    .selectFrom('ports')
    .select(['code', 'name', 'country', 'latitude', 'longitude'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { latitude, longitude, ...port } = row;
  return { ...port, position: latitude === null || longitude === null ? null : { latitude, longitude } };
}

const toRow = ({ position, ...port }: PortSave) => ({
  ...port,
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
});

export async function insertPort(trx: Transaction<Database>, port: PortSave): Promise<number> {
  const { id } = await trx.insertInto('ports').values(toRow(port)).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePort(trx: Transaction<Database>, id: number, port: PortSave): Promise<void> {
  await trx.updateTable('ports').set(toRow(port)).where('id', '=', id).execute();
}

/** Ports, by their English name. */
export async function findPorts(db: Connection): Promise<ChartedPort[]> {
  const rows = await db
    .selectFrom('ports')
    .select(['id', 'code', 'name', 'country', 'latitude', 'longitude'])
    .orderBy(sql`name ->> 'en'`)
    .execute();
  return rows.map(({ latitude, longitude, ...row }) => ({
    ...row,
    name: row.name as unknown as Translated,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}
