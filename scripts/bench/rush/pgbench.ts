import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { StartError } from '../../../api/src/lib/process/start-error.ts';
import { rowsOf, seatOf } from './baseline-rows.ts';
import { bookingOf, CABIN_EVERY } from './bookings.ts';
import type { RushGround } from './rush-ground.ts';

const run = promisify(execFile);

/** The best value for one contended row: more clients only wait longer for it. */
const CLIENTS = 16;

/** Stores a real answer of the product, so that the baselines write rows of the same size. */
export async function keepAnswer({ url, db, makeSailings, buyers }: RushGround): Promise<void> {
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
}

/**
 * Bookings per second of pgbench: the same rows, prepared statements, no HTTP, no validation. With several sailings
 * each transaction picks one at random.
 */
export async function pgbenchASecond(
  ground: Pick<RushGround, 'databaseUrl' | 'roomIds'>,
  sailings: readonly number[],
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-pgbench-'));
  try {
    const script = join(folder, 'booking.sql');
    await writeFile(script, scriptOf(ground.roomIds, sailings));
    const { stdout } = await pgbench([
      '--no-vacuum',
      `--client=${CLIENTS}`,
      '--protocol=prepared',
      `--time=${seconds}`,
      `--file=${script}`,
      ground.databaseUrl,
    ]);
    const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1];
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (rate === undefined || failed !== '0') throw new Error(`pgbench did not write: ${stdout}`);
    return Number(rate);
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
function scriptOf(roomIds: readonly number[], sailings: readonly number[]): string {
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
  return `
\\set sailing random(${Math.min(...sailings)}, ${Math.max(...sailings)})
begin;
select set_config('gangway.actor', 'guest', true) as actor, set_config('gangway.now', now()::text, true) as at,
  gen_random_uuid() as order, gen_random_uuid() as passenger, gen_random_uuid() as ticket, gen_random_uuid() as checkout,
  gen_random_uuid() as cabin, 'B' || upper(substr(md5(random()::text), 1, 12)) as number, c.id as customer
  from customers c where lower(c.username) = 'buyer' || :client_id::text \\gset
update sailing_inventory set held = held + 1 where sailing_id = :sailing and held + sold + 1 <= capacity
  returning held as taken \\gset
\\set room ${firstRoom} + :taken / ${CABIN_EVERY}
\\set with_cabin :taken % ${CABIN_EVERY} = 0 and :taken / ${CABIN_EVERY} < ${roomIds.length}
\\set due 20000
\\if :with_cabin
\\set due 50000
\\endif
${rows.order};
\\if :with_cabin
${rows.cabin};
\\endif
${rows.passenger};
${rows.ticket};
${rows.answer};
commit;
`;
}
