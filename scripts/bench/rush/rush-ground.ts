import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { type Kysely, sql } from 'kysely';
import { createSession } from '../../../api/src/accounts/sessions/sessions.service.ts';
import { systemClock } from '../../../api/src/lib/clock.ts';
import { createDatabase, type Database, inTransaction } from '../../../api/src/lib/database/database.ts';
import { migrate } from '../../../api/src/lib/database/migrations.ts';
import { createIds } from '../../../api/src/lib/ids.ts';
import { startPostgres } from '../../../api/src/lib/postgres/postgres.ts';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { type DemoServer, startDemoServer } from '../../servers/demo-server.ts';
import { growHistory } from '../history/grow-history.ts';
import { seedDeps } from '../seed-deps.ts';

/** The adult fare of the test sailings. */
export const FARE_SEN = 20_000;
export const CABIN_SEN = 30_000;

const ROOMS = 172;
const LARGEST = 10_000;
const DAY_MS = 86_400_000;

/** As many buyers as a sale has bookings: nobody holds more than the limits allow, and their holds are as few as in a real sale. */
export const BUYERS = 10_000;

/** A logged-in customer. */
export interface Buyer {
  id: string;
  token: string;
}

/** A server with one ship, on a PostgreSQL with production durability. */
export interface RushGround {
  url: string;
  /** The server's process. */
  pid: number;
  databaseUrl: string;
  db: Kysely<Database>;
  buyers: Buyer[];
  roomIds: number[];
  /** Has PostgreSQL write everything to its files, so that this is not measured later. */
  checkpoint(): Promise<void>;
  /** Starts another copy of the server on the same database; it ends with the work. */
  startCopy(): Promise<{ url: string; pid: number }>;
  /** Creates sailings with this many places each. */
  makeSailings(count: number, places: number): Promise<number[]>;
}

/** Orders of earlier seasons that a database has before anything is measured. */
interface History {
  orders: number;
  say: (text: string) => void;
}

/** Runs work with a new server and database, and deletes the data. */
export async function withRushGround(
  buyers: number,
  work: (ground: RushGround) => Promise<void>,
  history?: History,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-rush-'));
  await chmod(folder, 0o711);
  const postgres = await startPostgres(folder);
  const { db } = createDatabase(postgres.url, 2);
  try {
    await migrate(db);
    const masterKey = randomBytes(32);
    if (history) await growHistory(seedDeps(db, folder, masterKey), history.orders, history.say);
    const fleet = await makeFleet(db);
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      MASTER_KEY: masterKey.toString('hex'),
      SEED: 'none',
    };
    const servers = [await startDemoServer(await freePort(), settings)];
    const [{ url, pid }] = servers as [DemoServer];
    let day = 30;
    try {
      await work({
        url,
        pid,
        startCopy: async () => {
          const copy = await startDemoServer(await freePort(), settings);
          servers.push(copy);
          return copy;
        },
        databaseUrl: postgres.url,
        async checkpoint() {
          const superuser = createDatabase(postgres.superuserUrl ?? '', 1).db;
          await sql`checkpoint`.execute(superuser);
          await superuser.destroy();
        },
        db,
        buyers: await makeBuyers(db, buyers),
        roomIds: fleet.roomIds,
        makeSailings: async (count, places) => {
          const ids: number[] = [];
          for (let made = 0; made < count; made++) ids.push(await makeSailing(db, fleet, day++, places));
          return ids;
        },
      });
    } finally {
      for (const server of servers) await server.stop();
    }
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

interface Fleet {
  shipId: number;
  routeId: number;
  roomIds: number[];
}

function makeFleet(db: Kysely<Database>): Promise<Fleet> {
  const named = (en: string) => JSON.stringify({ en });
  return inTransaction({ db, clock: systemClock }, 'system:bench', async trx => {
    const { rows } = await sql<Fleet>`
      with ends as (
        insert into ports (code, name, country)
        values ('rush-from', ${named('From')}::jsonb, 'MY'), ('rush-to', ${named('To')}::jsonb, 'MY')
        returning id
      ), route as (
        insert into routes (departure_port_id, destination_port_id, distance_nm, description)
        select min(id), max(id), 160, ${named('North')}::jsonb from ends returning id
      ), ship as (
        insert into ships (name, code, description, capacity)
        values ('Rush', 'rush', ${named('A ship')}::jsonb, ${LARGEST}) returning id
      ), type as (
        insert into room_types (code, name, description, has_window, capacity_label, max_occupancy)
        values ('rush-4', ${named('Sea view')}::jsonb, ${named('-')}::jsonb, true, 2, 4) returning id
      ), price as (
        insert into room_type_prices (room_type_id, weekday, session, price_sen)
        select type.id, weekday, session, ${CABIN_SEN}
        from type, generate_series(1, 7) weekday, unnest(enum_range(null::session)) session
      ), room as (
        insert into rooms (ship_id, room_type_id, number, floor, position)
        select ship.id, type.id, (500 + n)::text, 5, 'port' from ship, type, generate_series(1, ${sql.lit(ROOMS)}) n
        returning id
      ), fare as (
        insert into fares (route_id, session, ticket_type, price_sen)
        select route.id, session, type, ${FARE_SEN}
        from route, unnest(enum_range(null::session)) session, unnest(enum_range(null::ticket_type)) type
      )
      select ship.id as "shipId", route.id as "routeId", array(select id from room order by id) as "roomIds"
      from ship, route
    `.execute(trx);
    const [fleet] = rows;
    if (!fleet) throw new Error('there is no fleet');
    return fleet;
  });
}

function makeSailing(db: Kysely<Database>, fleet: Fleet, day: number, places: number): Promise<number> {
  const departs = new Date(Math.floor(Date.now() / DAY_MS + day) * DAY_MS + 3_600_000);
  return inTransaction({ db, clock: systemClock }, 'system:bench', async trx => {
    const { id } = await trx
      .insertInto('sailings')
      .values({
        ship_id: fleet.shipId,
        route_id: fleet.routeId,
        date: localDateIn(departs),
        session: 'daytime',
        departs_at: departs,
        arrives_at: new Date(departs.getTime() + 8 * 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('sailing_inventory').values({ sailing_id: id, capacity: places }).execute();
    return id;
  });
}

async function makeBuyers(db: Kysely<Database>, count: number): Promise<Buyer[]> {
  const ids = createIds(systemClock);
  const buyers: Buyer[] = [];
  const device = { userAgent: 'bench', address: '127.0.0.1' };
  await inTransaction({ db, clock: systemClock }, 'system:bench', async trx => {
    for (let index = 0; index < count; index++) {
      const id = ids.uuid();
      await trx
        .insertInto('customers')
        .values({
          id,
          username: `buyer${index}`,
          email: `buyer${index}@example.com`,
          referral_code: `BUYER${index}`,
          password_hash: '-',
          registered_at: systemClock.now(),
        })
        .execute();
      const token = await createSession(
        { db: trx, clock: systemClock, ids },
        trx,
        { customerId: id },
        device,
      );
      buyers.push({ id, token });
    }
  });
  return buyers;
}
