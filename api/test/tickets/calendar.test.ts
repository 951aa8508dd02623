import type { Language } from '@gangway/shared/contract/base/languages.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../support/money/paying.ts';
import { signInCustomer } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database, { publicUrl: 'http://localhost:8080' });
const { app } = gangway;

let sailingId: number;
let order: BookedOrder;

beforeAll(async () => {
  const voyage = await createVoyage(database.db);
  sailingId = await createSailing(database.db, voyage, { date: '2027-03-12', session: 'nighttime' });
  order = await bookPaid('en');
});

async function bookPaid(language: Language): Promise<BookedOrder> {
  const booked = await book(gangway, sailingId, { language });
  const { data } = await askToPay(gangway, [booked]);
  await notify(gangway, noticeOf(data.payment.id));
  return booked;
}

const ask = ({ number, token }: { number: string; token?: string }, headers: Record<string, string> = {}) =>
  app.request(`/prod-api/orders/${number}/calendar.ics${token ? `?key=${token}` : ''}`, { headers });

/** Its lines, those that were folded whole again. */
async function linesOf(response: Response): Promise<string[]> {
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('\r\n ', '').split('\r\n');
}

describe('the calendar file of an order', () => {
  test('has the voyage in local time, with an alarm when boarding opens', async () => {
    const response = await ask(order);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="${order.number}.ics"`,
    });
    const lines = await linesOf(response);
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'TZID:Asia/Kuala_Lumpur',
        'TZOFFSETTO:+0800',
        `UID:${order.number}@localhost`,
        'DTSTAMP:20261120T020000Z',
        'DTSTART;TZID=Asia/Kuala_Lumpur:20270312T200000',
        'DTEND;TZID=Asia/Kuala_Lumpur:20270313T070000',
        'SUMMARY:Selat Aurora: Port Klang to Penang',
        `URL:http://localhost:8080/shipClient/personalOrder?order=${order.number}`,
        'TRIGGER;VALUE=DATE-TIME:20270312T090000Z',
      ]),
    );
    for (const [begin, end] of [['BEGIN:', 'END:']] as const)
      expect(
        lines
          .filter(line => line.startsWith(begin))
          .map(line => line.slice(6))
          .sort(),
      ).toEqual(
        lines
          .filter(line => line.startsWith(end))
          .map(line => line.slice(4))
          .sort(),
      );
  });

  test('contains no passenger and no token', async () => {
    const text = await (await ask(order)).text();
    expect(text).not.toContain('Aisyah');
    expect(text).not.toContain(order.token);
  });

  test('is in the order’s language, with the operator’s texts escaped', async () => {
    await sql`update sailings set gate = ${'A1, left;\nsecond\\floor'}`.execute(database.db);
    const korean = await bookPaid('ko');
    const lines = await linesOf(await ask(korean));
    expect(lines).toContain('LOCATION:Port Klang\\, A1\\, left\\;\\nsecond\\\\floor 탑승구');
  });

  test('requires access to the order', async () => {
    const other = await signInCustomer(gangway);
    for (const response of [
      await ask({ number: order.number }),
      await ask({ number: order.number }, other.headers),
      await ask({ number: order.number, token: 'A'.repeat(43) }),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ data: { error: 'order-not-found' } });
    }
  });

  test('is not available before the order is paid', async () => {
    const response = await ask(await book(gangway, sailingId));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ data: { error: 'ticket-not-found' } });
  });
});
