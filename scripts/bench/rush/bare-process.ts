import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { rowsOf, seatOf } from './baseline-rows.ts';

/*
 * A plain implementation with the same libraries, Hono and pg. `/book` makes a booking as an interactive transaction,
 * statement by statement; `/refuse` parses its JSON and answers; `/sailing/1` reads a row by its key, prepared.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const rows = rowsOf({
  sailing: '$1::integer',
  customer: '$2::uuid',
  order: '$3::uuid',
  passenger: '$4::uuid',
  ticket: '$5::uuid',
  checkout: '$6::uuid',
  number: '$7::text',
  seat: seatOf('$8::integer'),
  due: '$9::bigint',
  room: '$10::integer',
  cabin: '$11::uuid',
});

interface BookingRequest {
  sailingId: number;
  expectedTotalSen: number;
  cabins?: { roomIds: number[] };
}

async function book({ sailingId, expectedTotalSen, cabins }: BookingRequest): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const locked = await client.query(
      'select capacity - held - sold as left, held + sold + 1 as taken from sailing_inventory where sailing_id = $1 for update',
      [sailingId],
    );
    const { left, taken } = locked.rows[0];
    if (left < 1) {
      await client.query('rollback');
      return { refused: 'sold out' };
    }
    await client.query("select set_config('gangway.actor', 'system:bench', true)");
    const customer = await client.query("select id from customers where lower(username) = 'buyer0'");
    await client.query('update sailing_inventory set held = held + 1 where sailing_id = $1', [sailingId]);
    const values = [
      sailingId,
      customer.rows[0].id,
      ...Array.from({ length: 4 }, () => randomUUID()),
      `B${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
      taken,
      expectedTotalSen,
      cabins?.roomIds[0] ?? 0,
      randomUUID(),
    ];
    await write(client, rows.order, values);
    if (cabins) await write(client, rows.cabin, values);
    for (const statement of [rows.passenger, rows.ticket, rows.answer])
      await write(client, statement, values);
    const kept = await client.query('select answer from bench_answer');
    await client.query('commit');
    return kept.rows[0].answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Sends a statement with only the values that it uses, renumbered. */
function write(client: pg.PoolClient, statement: string, values: readonly unknown[]) {
  const used: number[] = [];
  const text = statement.replace(/\$(\d+)/g, (_, number) => {
    const place = Number(number);
    if (!used.includes(place)) used.push(place);
    return `$${used.indexOf(place) + 1}`;
  });
  return client.query(
    text,
    used.map(place => values[place - 1]),
  );
}

const app = new Hono();
app.post('/book', async c => c.json((await book(await c.req.json())) as object));
app.get('/sailing/:id', async c => {
  const { rows } = await pool.query({
    name: 'sailing',
    text: 'select * from sailings where id = $1',
    values: [c.req.param('id')],
  });
  return c.json(rows[0]);
});
app.post('/refuse', async c => {
  const { sailingId } = await c.req.json<BookingRequest>();
  return c.json(
    { code: 409, msg: 'This sailing is sold out.', data: { error: 'sailing-sold-out', sailingId } },
    409,
  );
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () =>
  process.send?.('ready'),
);
process.on('SIGTERM', () => process.exit(0));
