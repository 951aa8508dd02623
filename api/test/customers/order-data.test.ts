import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetKeys } from '../../src/lib/http/idempotency.repository.ts';
import { forgetVoyages } from '../../src/processes/personal-data/forget-voyages.job.ts';
import { expireHolds } from '../../src/reservations/inventory/expire-holds.job.ts';
import { brokenRows } from '../support/database/broken-rows.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { rowsWith } from '../support/database/rows-with.ts';
import { type BookedOrder, book, newKey } from '../support/money/paying.ts';
import { createMember, type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db, pool } = database;
const gangway = await createTestApp(database);
const { app, call, clock, deps } = gangway;

let voyage: Voyage;
let sailingId: number;
let round = 0;
let documents = 0;
/** Occurs in every text that a person of this test entered. */
let mark = '';

beforeAll(async () => {
  voyage = await createVoyage(db);
});
beforeEach(async () => {
  mark = `trace${++round}z`;
  sailingId = await createSailing(db, voyage, { date: dayAfter(30 + round) });
});

const dayAfter = (days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const afterDays = (days: number) => clock.advance(days * 86_400_000);

async function bookAndPay(headers?: Record<string, string>): Promise<BookedOrder> {
  const order = await bookOnly(headers);
  const paid = await call('POST', '/payments/counter', {
    body: { orderNumbers: [order.number] },
    headers: { ...(await cashier()).headers, ...tokenOf(order), 'Idempotency-Key': newKey() },
  });
  expect(paid.status, paid.msg).toBe(200);
  return order;
}
const bookOnly = (headers?: Record<string, string>) =>
  book(
    gangway,
    sailingId,
    {
      passengers: [
        passengerInput({
          name: `Zarina ${mark}`,
          idNumber: `${mark}-${++documents}-880412`,
          email: `zarina@${mark}.example`,
          remarks: `${mark}-diabetic`,
        }),
      ],
      contact: { name: `Zarina ${mark}`, email: `zarina@${mark}.example`, phone: '+60195551234' },
      remarks: `${mark}-window seat`,
      expectedTotalSen: FARES.adult,
    },
    headers,
  );
const tokenOf = ({ token }: BookedOrder) => ({ 'X-Order-Token': token });
const exportOf = (order: BookedOrder, headers: Record<string, string>) =>
  app.request(`/prod-api/orders/${order.number}/personal-data`, { headers });
const erase = (order: BookedOrder, headers: Record<string, string>, body: object = { understood: true }) =>
  call('POST', `/orders/${order.number}/personal-data/erase`, { body, headers });
const cashier = (): Promise<SignedIn> =>
  signInStaff(gangway, ['orders.read', 'orders.sell', 'orders.cancel', 'payments.read']);
const clerk = (): Promise<SignedIn> => signInStaff(gangway, ['orders.read']);
const manager = (): Promise<SignedIn> => signInStaff(gangway, ['orders.read', 'customers.manage']);

describe('the export of one order (R453)', () => {
  test('is a file for who has the link, with the ends of document numbers only', async () => {
    const order = await bookAndPay();
    const response = await exportOf(order, tokenOf(order));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="personal-data-${order.number}.json"`,
    );
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      exportedAt: clock.now().toISOString(),
      order: {
        number: order.number,
        contact: { name: `Zarina ${mark}`, email: `zarina@${mark}.example`, phone: '+60195551234' },
        passengers: [{ name: `Zarina ${mark}`, idNumber: '…0412', remarks: `${mark}-diabetic` }],
      },
    });
  });

  test('has whole document numbers for the customer whose order it is, and for staff who manage customers', async () => {
    const member = await createMember(gangway);
    const order = await bookAndPay(member.headers);
    for (const headers of [member.headers, (await manager()).headers])
      expect(await (await exportOf(order, headers)).text()).toMatch(new RegExp(`${mark}-\\d+-880412`));
    expect(await (await exportOf(order, (await clerk()).headers)).text()).not.toMatch(
      new RegExp(`${mark}-\\d+-880412`),
    );
  });
});

describe('the erasure of one order (R453)', () => {
  test('by its link leaves numbers and amounts, and nobody’s name in any table', async () => {
    const order = await bookAndPay();
    afterDays(60);
    expect((await rowsWith(pool, mark)).length).toBeGreaterThan(3);
    expect(await erase(order, tokenOf(order))).toMatchObject({ status: 200, data: null });
    expect(await rowsWith(pool, mark)).toEqual([]);
    const { data } = await call('GET', `/orders/${order.number}`, { headers: tokenOf(order) });
    expect(data).toMatchObject({
      number: order.number,
      paidSen: order.dueSen,
      contact: { name: '–', email: null, phone: '' },
      tickets: [{ passengerName: '–' }],
    });
    expect(await auditOf(order.id)).toEqual([{ actor: 'guest', action: 'erased' }]);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('happens once', async () => {
    const order = await bookAndPay();
    afterDays(60);
    await erase(order, tokenOf(order));
    expect((await erase(order, tokenOf(order))).status).toBe(200);
    expect(await auditOf(order.id)).toHaveLength(1);
  });

  test('is refused while the order is unpaid, still to sail, or to be refunded', async () => {
    const unpaid = await bookOnly();
    expect(await erase(unpaid, tokenOf(unpaid))).toMatchObject({
      status: 409,
      data: { error: 'erasure-open-order' },
    });
    clock.advance(16 * 60_000);
    await expireHolds(deps);
    expect((await erase(unpaid, tokenOf(unpaid))).status).toBe(200);

    const paid = await bookAndPay();
    expect((await erase(paid, tokenOf(paid))).data.error).toBe('erasure-open-order');
    const canceled = await call('POST', `/orders/${paid.number}/cancel`, {
      body: { ticketIds: await ticketsOf(paid), cabinIds: [], expectedChargeSen: await chargeOf(paid) },
      headers: { ...tokenOf(paid), 'Idempotency-Key': deps.ids.uuid() },
    });
    expect(canceled.status).toBe(200);
    expect((await erase(paid, tokenOf(paid))).data.error).toBe('erasure-open-order');
    await handOutRefundOf(paid);
    expect((await erase(paid, tokenOf(paid))).status).toBe(200);
  });

  test('needs a tick, and of staff the permission to manage customers', async () => {
    const order = await bookAndPay();
    afterDays(60);
    expect(await erase(order, tokenOf(order), {})).toMatchObject({
      status: 422,
      data: { error: 'invalid-input', fields: { understood: expect.anything() } },
    });
    expect((await erase(order, (await clerk()).headers)).status).toBe(403);
    expect((await erase(order, (await manager()).headers)).status).toBe(200);
    expect(await auditOf(order.id)).toMatchObject([{ actor: expect.stringMatching(/^staff:/) }]);
  });

  test('erases whom a promo code and a voucher of the order were for', async () => {
    const order = await bookAndPay();
    afterDays(60);
    await pool.query(
      `with promo as (
         insert into promo_codes (code, percent, uses, created_at) values ('TRACE', 10, 1, now()) returning id
       ) insert into promo_code_uses (order_id, promo_code_id, contact, discount_sen)
         select $1, id, $2, 100 from promo`,
      [order.id, `zarina@${mark}.example`],
    );
    await db
      .insertInto('vouchers')
      .values({
        id: deps.ids.uuid(),
        code_digest: Buffer.from(deps.ids.bytes(32)),
        code_ending: 'ABCD',
        origin: 'disruption',
        holder_name: `Zarina ${mark}`,
        holder_email: `zarina@${mark}.example`,
        language: 'en',
        order_id: order.id,
        issued_by: 'system:test',
        created_at: clock.now(),
        expires_at: new Date(clock.now().getTime() + 86_400_000),
      })
      .execute();
    await erase(order, tokenOf(order));
    expect(await rowsWith(pool, mark)).toEqual([]);
    // It was issued without money.
    await db.deleteFrom('vouchers').where('order_id', '=', order.id).execute();
  });
});

describe('after the years of the setting (R452)', () => {
  const years = (count: number) => afterDays(Math.ceil(365.25 * count));

  test('voyages lose their personal data, and the audit log says how many orders there were', async () => {
    const old = await bookAndPay();
    const unpaid = await bookOnly();
    clock.advance(16 * 60_000);
    await expireHolds(deps);
    years(4);
    sailingId = await createSailing(db, voyage, { date: dayAfter(30) });
    const oldMark = mark;
    mark = `later${round}z`;
    const later = await bookAndPay();
    years(3.5);
    const before = await countForgotten();
    await forgetKeys(deps);
    await forgetVoyages(deps);
    expect(await rowsWith(pool, oldMark)).toEqual([]);
    expect(await rowsWith(pool, mark)).not.toEqual([]);
    const forgotten = await countForgotten();
    expect(forgotten - before).toBeGreaterThanOrEqual(2);
    const numbers = await db
      .selectFrom('orders')
      .select('number')
      .where('contact_name', '=', '–')
      .where('id', 'in', [old.id, unpaid.id, later.id])
      .orderBy('number')
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual([old.number, unpaid.number].sort());
    // A second run finds nothing.
    await forgetVoyages(deps);
    expect(await countForgotten()).toBe(forgotten);
    expect(await brokenRows(db)).toEqual([]);
  });

  test('an order whose refund was not made keeps its contact', async () => {
    const order = await bookAndPay();
    await call('POST', `/orders/${order.number}/cancel`, {
      body: { ticketIds: await ticketsOf(order), cabinIds: [], expectedChargeSen: await chargeOf(order) },
      headers: { ...tokenOf(order), 'Idempotency-Key': deps.ids.uuid() },
    });
    years(8);
    await forgetKeys(deps);
    await forgetVoyages(deps);
    expect(await rowsWith(pool, mark)).not.toEqual([]);
    await handOutRefundOf(order);
    await forgetVoyages(deps);
    expect(await rowsWith(pool, mark)).toEqual([]);
  });
});

const countForgotten = async (): Promise<number> => {
  const { rows } = await pool.query(
    `select coalesce(sum((detail ->> 'orders')::integer), 0)::integer as orders from audit_entries
     where entity = 'personal_data' and action = 'forgotten'`,
  );
  return rows[0].orders;
};

async function ticketsOf(order: BookedOrder): Promise<string[]> {
  const { data } = await call('GET', `/orders/${order.number}`, { headers: tokenOf(order) });
  return data.tickets.map(({ id }: { id: string }) => id);
}

async function chargeOf(order: BookedOrder): Promise<number> {
  const { data } = await call('POST', `/orders/${order.number}/cancel/preview`, {
    body: { ticketIds: await ticketsOf(order), cabinIds: [] },
    headers: tokenOf(order),
  });
  return data.chargeSen;
}

/** Cash is handed out at the counter. */
async function handOutRefundOf({ id }: BookedOrder): Promise<void> {
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const { headers } = await cashier();
  const handed = await call('POST', `/payments/refunds/${refund.id}/handed-out`, { headers, body: {} });
  expect(handed.status, handed.msg).toBe(200);
}

const auditOf = (orderId: string) =>
  db
    .selectFrom('audit_entries')
    .select(['actor', 'action'])
    .where('entity', '=', 'orders')
    .where('entity_id', '=', orderId)
    .where('action', '=', 'erased')
    .execute();
