import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { rowsOf, seatOf } from './baseline-rows.ts';

/*
 * A plain implementation with the same libraries, Hono and pg. `/book` makes a booking as an interactive transaction,
 * statement by statement; `/refuse` parses its JSON and answers; `/sailing/1` reads a row by its key, prepared; `/sailings` finds the
 * first sailings of a range of days and keeps what it found for a second, as the product does.
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

/** As many as a page of the product's search, with what it shows of each. */
async function findSailings(from: string, to: string): Promise<unknown[]> {
  const { rows } = await pool.query({
    name: 'sailings',
    text: `select s.id, s.date, s.session, s.departs_at, s.arrives_at, s.status, h.name as ship, h.code, p.name as departure,
      q.name as destination, i.capacity - i.held - i.sold as left, min(f.price_sen) as from_sen
      from sailings s join sailing_inventory i on i.sailing_id = s.id join ships h on h.id = s.ship_id
      join routes r on r.id = s.route_id join ports p on p.id = r.departure_port_id
      join ports q on q.id = r.destination_port_id join fares f on f.route_id = r.id and f.session = s.session
      where s.date between $1 and $2 group by s.id, h.id, p.id, q.id, i.sailing_id order by s.departs_at limit 20`,
    values: [from, to],
  });
  return rows;
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
/** By their range: when they were read, and the sailings. */
const kept = new Map<string, { at: number; sailings: Promise<unknown[]> }>();
const KEPT_MS = 1_000;
app.get('/sailings', async c => {
  const { from = '', to = '' } = c.req.query();
  const range = `${from} ${to}`;
  let found = kept.get(range);
  if (!found || found.at < performance.now() - KEPT_MS) {
    found = { at: performance.now(), sailings: findSailings(from, to) };
    kept.set(range, found);
  }
  return c.json(await found.sailings);
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
