import { verify } from 'node:crypto';
import { parse } from '@gangway/shared/domain/codes/ticket-code.ts';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  currentSigningKeyId,
  ensureSigningKey,
  findSigningKey,
  publicKeys,
  rotateSigningKey,
  withdrawSigningKey,
} from '../../src/reservations/tickets/signing-keys.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  childInput,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
} from '../support/database/factories.ts';
import { hasSelectable, paintBlack, readPdf } from '../support/documents/read-pdf.ts';
import { readQrs } from '../support/documents/read-qr.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../support/money/paying.ts';
import { signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const unused = await createTestDatabase();
let gangway: TestApp;
let sailingId: number;
let order: BookedOrder;

beforeAll(async () => {
  gangway = await createTestApp(database);
  const voyage = await createVoyage(database.db, { rooms: 40 });
  sailingId = await createSailing(database.db, voyage, { session: 'nighttime' });
  order = await bookFamily();
  await pay(order);
});

function bookFamily(headers?: Record<string, string>): Promise<BookedOrder> {
  const passengers = [passengerInput(), passengerInput({ name: '陳偉龍 Tan Wei Leong' }), childInput()];
  return book(
    gangway,
    sailingId,
    {
      passengers,
      cabins: { kind: 'assigned', count: 1 },
      expectedTotalSen: 2 * FARES.adult + FARES.child + CABIN_SEN,
    },
    headers,
  );
}

async function pay(booked: BookedOrder): Promise<void> {
  const { data } = await askToPay(gangway, [booked]);
  const answer = await notify(gangway, noticeOf(data.payment.id, { amountSen: booked.dueSen }));
  expect(answer.status).toBe(200);
}

const fetchFile = (path: string, headers: Record<string, string> = {}) =>
  gangway.app.request(`/prod-api${path}`, { headers });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const holding = ({ token }: BookedOrder) => ({ 'X-Order-Token': token });

async function ticketsOf(booked: BookedOrder) {
  const { data } = await gangway.call('GET', `/orders/${booked.number}`, { headers: holding(booked) });
  return data.tickets as { id: string; serial: string; passengerName: string; verificationCode: string }[];
}

describe('e-tickets of an order', () => {
  it('have a page per passenger, with names and a QR code signed for the ticket', async () => {
    const response = await fetchFile(`/orders/${order.number}/tickets.pdf`, holding(order));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="e-tickets-${order.number}.pdf"`,
      'cache-control': 'private, no-cache',
    });
    const pdf = readPdf(await bytesOf(response));
    const tickets = await ticketsOf(order);
    expect(pdf.pages).toHaveLength(3);
    expect(hasSelectable(pdf, '陳偉龍')).toBe(true);
    for (const [index, page] of pdf.pages.entries()) {
      const [code = ''] = await readQrs(paintBlack(page, 3));
      const read = parse(code);
      if (!read.ok) throw new Error(read.reason);
      expect(read.fields).toMatchObject({ ticketId: tickets[index]?.id, sailingId });
      const key = (await findSigningKey(database.db, read.fields.keyId))?.publicKey;
      expect(key && verify(null, read.signedBytes, key, read.signature)).toBe(true);
    }
  });

  it('are available phone-sized, and by a link with the token', async () => {
    const response = await fetchFile(`/orders/${order.number}/tickets.pdf?format=phone&key=${order.token}`);
    const pages = readPdf(await bytesOf(response)).pages;
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatchObject({ width: 360, height: 800 });
    expect((await fetchFile(`/orders/${order.number}/tickets.pdf?format=a5`, holding(order))).status).toBe(
      422,
    );
  });

  it('are available one by one', async () => {
    const [, second] = await ticketsOf(order);
    const response = await fetchFile(`/tickets/${second?.id}/pdf`, holding(order));
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="e-ticket-${second?.serial}.pdf"`,
    );
    const [page, ...others] = readPdf(await bytesOf(response)).pages;
    expect(others).toEqual([]);
    const [code = ''] = page ? await readQrs(paintBlack(page, 3)) : [];
    expect(parse(code)).toMatchObject({ ok: true, fields: { ticketId: second?.id } });
  });

  it('have the same QR code as an image', async () => {
    const [first] = await ticketsOf(order);
    const response = await fetchFile(`/tickets/${first?.id}/qr.svg`, holding(order));
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const picture = new Resvg(await response.text(), { fitTo: { mode: 'width', value: 500 } })
      .render()
      .asPng();
    const [code = ''] = await readQrs(picture);
    expect(parse(code)).toMatchObject({ ok: true, fields: { ticketId: first?.id } });
  });
});

describe('access', () => {
  const paths = async (booked: BookedOrder) => {
    const [first] = await ticketsOf(booked);
    return [
      `/orders/${booked.number}/tickets.pdf`,
      `/tickets/${first?.id}/pdf`,
      `/tickets/${first?.id}/qr.svg`,
    ];
  };

  async function statusesFor(booked: BookedOrder, headers: Record<string, string>): Promise<number[]> {
    const asked = await paths(booked);
    return Promise.all(asked.map(async path => (await fetchFile(path, headers)).status));
  }

  it('is allowed to the order’s customer, staff with the permission, and a guest with the token', async () => {
    const owner = await signInCustomer(gangway);
    const owned = await bookFamily(owner.headers);
    await pay(owned);
    const staff = await signInStaff(gangway, ['orders.read']);
    expect(await statusesFor(owned, owner.headers)).toEqual([200, 200, 200]);
    expect(await statusesFor(owned, staff.headers)).toEqual([200, 200, 200]);
    expect(await statusesFor(owned, holding(owned))).toEqual([200, 200, 200]);
  });

  it('is not found for anyone else', async () => {
    const stranger = await signInCustomer(gangway);
    const staff = await signInStaff(gangway, ['boarding.verify']);
    const other = await bookFamily();
    expect(await statusesFor(order, {})).toEqual([404, 404, 404]);
    expect(await statusesFor(order, stranger.headers)).toEqual([404, 404, 404]);
    expect(await statusesFor(order, staff.headers)).toEqual([404, 404, 404]);
    expect(await statusesFor(order, holding(other))).toEqual([404, 404, 404]);
  });

  it('gives the same answer for an inaccessible and a missing ticket', async () => {
    const [first] = await ticketsOf(order);
    // A refusal has the id of its request.
    const headers = { 'X-Request-Id': 'of-a-stranger' };
    const body = async (id?: string) => (await fetchFile(`/tickets/${id}/pdf`, headers)).text();
    expect(await body(first?.id)).toBe(await body('0198c2f0-0000-7000-8000-000000000000'));
  });
});

describe('invalid tickets', () => {
  it('of an unpaid order are not available', async () => {
    const unpaid = await bookFamily();
    expect((await fetchFile(`/orders/${unpaid.number}/tickets.pdf`, holding(unpaid))).status).toBe(404);
    const [first] = await ticketsOf(unpaid);
    expect((await fetchFile(`/tickets/${first?.id}/qr.svg`, holding(unpaid))).status).toBe(404);
  });

  it('that are canceled are left out, and the others remain', async () => {
    const booked = await bookFamily();
    await pay(booked);
    const [first] = await ticketsOf(booked);
    await cancel(booked, { ticketIds: [first?.id] });
    const rest = await fetchFile(`/orders/${booked.number}/tickets.pdf`, holding(booked));
    expect(readPdf(await bytesOf(rest)).pages).toHaveLength(2);
    expect((await fetchFile(`/tickets/${first?.id}/pdf`, holding(booked))).status).toBe(404);

    await cancel(booked, {});
    expect((await fetchFile(`/orders/${booked.number}/tickets.pdf`, holding(booked))).status).toBe(404);
  });

  async function cancel(booked: BookedOrder, parts: { ticketIds?: (string | undefined)[] }): Promise<void> {
    const path = `/orders/${booked.number}/cancel`;
    const preview = await gangway.call('POST', `${path}/preview`, { body: parts, headers: holding(booked) });
    const { status } = await gangway.call('POST', path, {
      body: { ...parts, expectedChargeSen: preview.data.chargeSen },
      headers: { ...holding(booked), 'Idempotency-Key': `cancel-${gangway.deps.ids.uuid()}` },
    });
    expect(status).toBe(200);
  }
});

describe('signing keys', () => {
  it('are created once, even if several copies of the API start concurrently', async () => {
    const deps = { ...gangway.deps, db: unused.db };
    const ids = await Promise.all(Array.from({ length: 8 }, () => ensureSigningKey(deps)));
    expect(ids).toEqual(Array(8).fill(1));
    expect(await publicKeys(unused.db)).toHaveLength(1);
  });

  it('require the master key that encrypted them', async () => {
    const stranger = { ...gangway.deps, env: { ...gangway.deps.env, masterKey: Buffer.alloc(32, 8) } };
    await expect(ensureSigningKey(stranger)).rejects.toThrow('set MASTER_KEY to the one it was made with');
  });

  it('that are retired require theirs too, until they are withdrawn', async () => {
    const deps = { ...gangway.deps, db: unused.db };
    const stranger = { ...deps, env: { ...deps.env, masterKey: Buffer.alloc(32, 8) } };
    const retired = await ensureSigningKey(deps);
    const current = await rotateSigningKey(stranger);
    await expect(ensureSigningKey(stranger)).rejects.toThrow(`The signing key ${retired} does not open`);
    await withdrawSigningKey(stranger, retired);
    expect(await ensureSigningKey(stranger)).toBe(current);
  });

  it('rotate: new tickets use the new key, and old ones stay valid', async () => {
    const before = await currentSigningKeyId(database.db);
    const after = await rotateSigningKey(gangway.deps);
    expect(after).toBe(before + 1);
    expect(await currentSigningKeyId(database.db)).toBe(after);
    const booked = await bookFamily();
    await pay(booked);
    expect(await keysOf(booked)).toEqual([after, after, after]);
    expect(await keysOf(order)).toEqual([before, before, before]);
    expect((await publicKeys(database.db)).map(({ id }) => id)).toEqual([before, after]);
    expect(await findSigningKey(database.db, 200)).toBeNull();
  });

  it('that are withdrawn sign nothing, and their tickets are signed again when reprinted', async () => {
    const before = await currentSigningKeyId(database.db);
    const booked = await bookFamily();
    await pay(booked);
    expect(await keysOf(booked)).toEqual([before, before, before]);
    const after = await withdrawSigningKey(gangway.deps, before);
    expect(after).toBe(before + 1);
    expect(await keysOf(booked)).toEqual([after, after, after]);
    const keys = await publicKeys(database.db);
    expect(keys.filter(({ withdrawn }) => withdrawn).map(({ id }) => id)).toContain(before);
  });

  it('that are retired are withdrawn without a new key', async () => {
    const retired = await currentSigningKeyId(database.db);
    const current = await rotateSigningKey(gangway.deps);
    expect(await withdrawSigningKey(gangway.deps, retired)).toBe(current);
  });

  it('are withdrawn once, if they exist', async () => {
    const current = await currentSigningKeyId(database.db);
    await withdrawSigningKey(gangway.deps, current);
    await expect(withdrawSigningKey(gangway.deps, current)).rejects.toThrow('was withdrawn before');
    await expect(withdrawSigningKey(gangway.deps, 200)).rejects.toThrow('There is no signing key 200.');
  });

  async function keysOf(booked: BookedOrder): Promise<number[]> {
    const response = await fetchFile(`/orders/${booked.number}/tickets.pdf`, holding(booked));
    const codes = await Promise.all(
      readPdf(await bytesOf(response)).pages.map(page => readQrs(paintBlack(page, 3))),
    );
    return Promise.all(
      codes.flat().map(async code => {
        const read = parse(code);
        if (!read.ok) throw new Error(read.reason);
        const key = (await findSigningKey(database.db, read.fields.keyId))?.publicKey;
        expect(key && verify(null, read.signedBytes, key, read.signature)).toBe(true);
        return read.fields.keyId;
      }),
    );
  }
});
