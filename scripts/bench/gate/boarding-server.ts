import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import type { PassengerInput } from '@gangway/shared/contract/entries/passengers.ts';
import type { CounterSaleInput } from '@gangway/shared/contract/office/orders/counter.ts';
import type { Quote, QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import type { Kysely } from 'kysely';
import { systemClock } from '../../../api/src/lib/clock.ts';
import { createDatabase, type Database, inTransaction } from '../../../api/src/lib/database/database.ts';
import { migrate } from '../../../api/src/lib/database/migrations.ts';
import { startPostgres } from '../../../api/src/lib/postgres/postgres.ts';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { ticketCodes } from '../../../api/src/reservations/tickets/ticket-code.service.ts';
import { seed } from '../../seed.ts';
import { startDemoServer } from '../../servers/demo-server.ts';
import { seedDeps } from '../seed-deps.ts';
import { signIn } from '../sign-in.ts';

/** A ship during boarding. */
export interface BoardingShip {
  sailingId: number;
  /** The codes of its passengers. */
  codes: string[];
  /** Their tickets, in the same order. */
  ticketIds: string[];
}

/** A server in its own process, whose gates board ships. */
export interface BoardingServer {
  url: string;
  /** The token of an officer at the gate. */
  token: string;
  /** Its database. */
  db: Kysely<Database>;
  /** Sells out a sailing with this many passengers that departs in an hour. */
  board(passengers: number): Promise<BoardingShip>;
}

/** The maximum size of an order. */
const PARTY = 9;
const HOUR_MS = 3_600_000;

/** Runs work with a server of the sample operator on its own data, in a new folder. */
export async function withBoardingServer(
  folder: string,
  work: (server: BoardingServer) => Promise<void>,
): Promise<void> {
  await mkdir(folder);
  await chmod(folder, 0o711);
  const postgres = await startPostgres(folder);
  const { db } = createDatabase(postgres.url, 2);
  try {
    const masterKey = randomBytes(32);
    await migrate(db);
    const deps = seedDeps(db, folder, masterKey);
    await seed(deps);
    const server = await startDemoServer(await freePort(), {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      MASTER_KEY: masterKey.toString('hex'),
      SEED: 'none',
    });
    try {
      const token = await signIn(server.url, 'gate', passwordOf('gate'));
      const board = async (passengers: number): Promise<BoardingShip> => {
        const sailingId = await fillShip(db, server.url, passengers);
        const rows = (await ticketsOf(db, sailingId)).slice(0, passengers);
        const codes = await ticketCodes(deps, rows);
        return { sailingId, codes, ticketIds: rows.map(({ id }) => id) };
      };
      await work({ url: server.url, token, db, board });
    } finally {
      await server.stop();
    }
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

/** @returns the sailing */
async function fillShip(db: Kysely<Database>, url: string, passengers: number): Promise<number> {
  const sailingId = await findLastSailing(db);
  await enlarge(db, sailingId, passengers);
  await sellOut(db, url, sailingId, passengers);
  await leaveInAnHour(db, sailingId);
  return sailingId;
}

/** The last on sale: it has few bookings yet. */
async function findLastSailing(db: Kysely<Database>): Promise<number> {
  const { id } = await db
    .selectFrom('sailings')
    .where('status', '=', 'scheduled')
    .orderBy('departs_at', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** No ship of the sample operator is large enough for some benchmarks. */
async function enlarge(db: Kysely<Database>, sailingId: number, passengers: number): Promise<void> {
  await inTransaction({ db, clock: systemClock }, 'system:bench', async trx => {
    const ship = trx.selectFrom('sailings').where('id', '=', sailingId).select('ship_id');
    await trx
      .updateTable('ships')
      .set({ capacity: passengers })
      .where('id', '=', ship)
      .where('capacity', '<', passengers)
      .execute();
    await trx
      .updateTable('sailing_inventory')
      .set({ capacity: passengers })
      .where('sailing_id', '=', sailingId)
      .where('capacity', '<', passengers)
      .execute();
  });
}

const ticketsOf = (db: Kysely<Database>, sailingId: number) =>
  db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .where('tickets.sailing_id', '=', sailingId)
    .where('tickets.canceled_at', 'is', null)
    .where('orders.status', '=', 'paid')
    .select(['tickets.id', 'tickets.sailing_id', 'tickets.signing_key_id', 'tickets.verification_secret'])
    .execute();

/** Sells tickets at the counter until the sailing has this number. */
async function sellOut(
  db: Kysely<Database>,
  url: string,
  sailingId: number,
  passengers: number,
): Promise<void> {
  const token = await signIn(url, 'frontdesk', passwordOf('frontdesk'));
  let left = passengers - (await ticketsOf(db, sailingId)).length;
  for (; left > 0; left -= PARTY) {
    const party = Array.from({ length: Math.min(PARTY, left) }, (_, place) => walkIn(left - place));
    const quoteRequest: QuoteRequest = {
      sailingId,
      passengers: party.map(({ ticketType, birthDate }) => ({ ticketType, birthDate })),
    };
    const { totalSen } = await post<Quote>(url, '/quotes', token, quoteRequest);
    const order = {
      sailingId,
      passengers: party,
      expectedTotalSen: totalSen,
      referralCode: 'SELAT',
      language: 'en' as const,
      termsAccepted: true as const,
      contact: { name: 'Aisyah binti Rahman', email: null, phone: '+60 12-345 6789' },
    };
    await post(url, '/office/counter-sales', token, {
      order,
      tenderedSen: totalSen,
    } satisfies CounterSaleInput);
  }
}

const walkIn = (place: number): PassengerInput => ({
  ticketType: 'adult',
  name: `Aisyah binti Rahman ${place}`,
  gender: 'female',
  birthDate: '1988-04-12',
  idType: 'idCard',
  idNumber: `880412-10-${place}`,
  nationality: 'MY',
});

async function post<Data>(url: string, path: string, token: string, body: unknown): Promise<Data> {
  const answer = await fetch(`${url}/prod-api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Token': token, 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data };
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}

/** Boarding is open now, whatever the sailing's date was. */
async function leaveInAnHour(db: Kysely<Database>, sailingId: number): Promise<void> {
  const departs_at = new Date(Date.now() + HOUR_MS);
  const arrives_at = new Date(departs_at.getTime() + 8 * HOUR_MS);
  await inTransaction({ db, clock: systemClock }, 'system:bench', trx =>
    trx.updateTable('sailings').set({ departs_at, arrives_at }).where('id', '=', sailingId).execute(),
  );
}
