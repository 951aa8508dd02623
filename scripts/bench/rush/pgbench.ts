import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { StartError } from '../../../api/src/lib/process/start-error.ts';
import { rowsOf, seatOf } from './baseline-rows.ts';
import { bookingOf, CABIN_EVERY } from './bookings.ts';
import { CABIN_SEN, FARE_SEN, type RushGround } from './rush-ground.ts';

const run = promisify(execFile);

/** How a baseline writes a booking, and when it locks the sailing's row. */
const ways = ['lock first', 'lock late', 'one function', 'one lock for 64'] as const;
export type Way = (typeof ways)[number];

/** The ways that make one booking per transaction. */
export const singleWays = ways.filter(way => way !== 'one lock for 64');

/** A way of pgbench, with so many clients at once. */
export interface Baseline {
  way: Way;
  clients: number;
}

const CLIENTS = [1, 2, 4, 8, 16, 32, 64];
const PROBE_SECONDS = 2;

/** Bookings of one transaction. */
const bookingsOf = (way: Way): number => (way === 'one lock for 64' ? 64 : 1);

/** Stores a real answer of the product, so that the baselines write rows of the same size, and the function of two ways. */
export async function prepareBaselines({
  url,
  db,
  makeSailings,
  buyers,
  roomIds,
}: RushGround): Promise<void> {
  const [sailingId = 0] = await makeSailings(1, 1);
  const [head = '', body = ''] = bookingOf(sailingId, 0).toString().split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map(line => line.split(': ', 2) as [string, string]),
  );
  delete headers.Host;
  delete headers['Content-Length'];
  const [buyer] = buyers;
  const answer = await fetch(`${url}/prod-api/orders`, {
    method: 'POST',
    headers: { ...headers, ...(buyer && { 'X-Token': buyer.token }) },
    body,
  });
  if (answer.status !== 200)
    throw new Error(`a booking was answered ${answer.status}: ${await answer.text()}`);
  await sql`
    create table bench_answer as
    select k.answer, o.ladder from idempotency_keys k, orders o order by k.created_at desc limit 1
  `.execute(db);
  await sql.raw(functionOf(roomIds)).execute(db);
}

/**
 * The fastest way and number of clients of pgbench on this machine: a baseline is searched for, not believed. `tried` are the ways;
 * `makeSailings` makes new sailings for each try.
 */
export async function fastestBaseline(
  ground: Pick<RushGround, 'databaseUrl' | 'roomIds'>,
  makeSailings: () => Promise<number[]>,
  tried: readonly Way[],
  say: (text: string) => void,
): Promise<Baseline> {
  let fastest: Baseline & { rate: number } = { way: 'lock first', clients: 1, rate: 0 };
  for (const way of tried) {
    const rates: string[] = [];
    for (const clients of CLIENTS) {
      const rate = await pgbenchASecond(ground, await makeSailings(), PROBE_SECONDS, { way, clients });
      if (rate > fastest.rate) fastest = { way, clients, rate };
      rates.push(`${rate.toFixed(0)} (${clients})`);
    }
    say(`pgbench, ${way}: bookings/s (clients) ${rates.join(', ')}`);
  }
  if (fastest.rate === 0) throw new Error('pgbench wrote nothing, in no way and with no number of clients.');
  return { way: fastest.way, clients: fastest.clients };
}

/**
 * Bookings per second of pgbench: the same rows, prepared statements, no HTTP, no validation. With several sailings
 * each transaction picks one at random.
 */
export async function pgbenchASecond(
  ground: Pick<RushGround, 'databaseUrl' | 'roomIds'>,
  sailings: readonly number[],
  seconds: number,
  { way, clients }: Baseline,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-pgbench-'));
  try {
    const script = join(folder, 'booking.sql');
    await writeFile(script, scriptOf(way, ground.roomIds, sailings));
    const { stdout } = await pgbench([
      '--no-vacuum',
      `--client=${clients}`,
      '--protocol=prepared',
      `--time=${seconds}`,
      `--file=${script}`,
      ground.databaseUrl,
    ]);
    const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1];
    // With many clients at one lock none may be ready in time: then no rate is printed.
    const isNoneReady = /transactions actually processed: 0$/m.test(stdout);
    const rate = isNoneReady ? '0' : /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (rate === undefined || failed !== '0') throw new Error(`pgbench did not write: ${stdout}`);
    return Number(rate) * bookingsOf(way);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function pgbench(parameters: string[]): Promise<{ stdout: string }> {
  try {
    return await run('pgbench', parameters);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new StartError(
      'This goal is measured against pgbench, which is not installed: on Debian `apt-get install postgresql`.',
    );
  }
}

/** Sailings of one call have consecutive ids. */
function scriptOf(way: Way, roomIds: readonly number[], sailings: readonly number[]): string {
  const sailing = `\\set sailing random(${Math.min(...sailings)}, ${Math.max(...sailings)})`;
  if (way === 'one function' || way === 'one lock for 64')
    return `${sailing}\nselect bench_book(:sailing, 'buyer' || :client_id::text, ${bookingsOf(way)});\n`;
  const rows = rowsOf({
    sailing: ':sailing',
    customer: ':customer::uuid',
    order: ':order::uuid',
    passenger: ':passenger::uuid',
    ticket: ':ticket::uuid',
    checkout: ':checkout::uuid',
    number: ':number::text',
    seat: seatOf(':taken::integer'),
    due: ':due',
    room: ':room',
    cabin: ':cabin::uuid',
  });
  const [firstRoom = 0] = roomIds;
  const begin = `
${sailing}
begin;
select set_config('gangway.actor', 'guest', true) as actor, set_config('gangway.now', now()::text, true) as at,
  gen_random_uuid() as order, gen_random_uuid() as passenger, gen_random_uuid() as ticket, gen_random_uuid() as checkout,
  gen_random_uuid() as cabin, 'B' || upper(substr(md5(random()::text), 1, 12)) as number, c.id as customer
  from customers c where lower(c.username) = 'buyer' || :client_id::text \\gset
\\set due ${FARE_SEN}`;
  const lock = `update sailing_inventory set held = held + 1 where sailing_id = :sailing and held + sold + 1 <= capacity
  returning held as taken \\gset
\\set room ${firstRoom} + :taken / ${CABIN_EVERY}
\\set with_cabin :taken % ${CABIN_EVERY} = 0 and :taken / ${CABIN_EVERY} < ${roomIds.length}`;
  const cabin = `\\if :with_cabin\n${rows.cabin};\n\\endif`;
  const dueWithCabin = `\\if :with_cabin\nupdate orders set due_sen = ${FARE_SEN + CABIN_SEN} where id = :order::uuid;\n\\endif`;
  if (way === 'lock late')
    return [
      begin,
      `${rows.order};\n${rows.passenger};\n${rows.answer};`,
      lock,
      dueWithCabin,
      cabin,
      `${rows.ticket};\ncommit;\n`,
    ].join('\n');
  return [
    begin,
    lock,
    `\\if :with_cabin\n\\set due ${FARE_SEN + CABIN_SEN}\n\\endif`,
    `${rows.order};`,
    cabin,
    `${rows.passenger};\n${rows.ticket};\n${rows.answer};\ncommit;\n`,
  ].join('\n');
}

/** Books so many places in one statement: the same rows, one round trip, the lock taken once. */
function functionOf(roomIds: readonly number[]): string {
  const [firstRoom = 0] = roomIds;
  const rows = rowsOf({
    sailing: 'the_sailing',
    customer: 'the_customer',
    order: 'the_order',
    passenger: 'the_passenger',
    ticket: 'the_ticket',
    checkout: 'the_checkout',
    number: 'the_number',
    seat: seatOf('the_place'),
    due: 'the_due',
    room: `(${firstRoom} + the_place / ${CABIN_EVERY})`,
    cabin: 'the_cabin',
  });
  return `
create function bench_book(the_sailing integer, buyer text, many integer) returns void language plpgsql as $$
declare
  the_customer uuid;
  the_order uuid;
  the_passenger uuid;
  the_ticket uuid;
  the_checkout uuid;
  the_cabin uuid;
  the_number text;
  the_due integer;
  last_place integer;
  has_cabin boolean;
begin
  perform set_config('gangway.actor', 'guest', true), set_config('gangway.now', now()::text, true);
  select c.id into the_customer from customers c where lower(c.username) = buyer;
  update sailing_inventory set held = held + many where sailing_id = the_sailing and held + sold + many <= capacity
    returning held into last_place;
  if last_place is null then raise exception 'sold out'; end if;
  for the_place in last_place - many + 1 .. last_place loop
    the_order := gen_random_uuid();
    the_passenger := gen_random_uuid();
    the_ticket := gen_random_uuid();
    the_checkout := gen_random_uuid();
    the_cabin := gen_random_uuid();
    the_number := 'B' || upper(substr(md5(random()::text), 1, 12));
    has_cabin := the_place % ${CABIN_EVERY} = 0 and the_place / ${CABIN_EVERY} < ${roomIds.length};
    the_due := case when has_cabin then ${FARE_SEN + CABIN_SEN} else ${FARE_SEN} end;
    ${rows.order};
    if has_cabin then ${rows.cabin}; end if;
    ${rows.passenger};
    ${rows.ticket};
    ${rows.answer};
  end loop;
end $$`;
}
