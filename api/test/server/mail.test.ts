import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@gangway/shared/contract/base/languages.ts';
import { parse } from '@gangway/shared/domain/codes/ticket-code.ts';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox, type StoredMail } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import {
  CABIN_SEN,
  createSailing,
  createVoyage,
  FARES,
  passengerInput,
  type Voyage,
} from '../support/database/factories.ts';
import { paintBlack, readPdf } from '../support/documents/read-pdf.ts';
import { readQrs } from '../support/documents/read-qr.ts';
import { askToPay, type BookedOrder, book, noticeOf, notify } from '../support/money/paying.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const sink = await startSmtpSink();
let gangway: TestApp;
let voyage: Voyage;
let sailingId: number;

beforeAll(async () => {
  gangway = await createTestApp(database);
  voyage = await createVoyage(database.db, { rooms: 20 });
  sailingId = await createSailing(database.db, voyage, { session: 'nighttime' });
});

const couple = (language: Language = 'en') =>
  book(gangway, sailingId, {
    language,
    passengers: [passengerInput(), passengerInput({ name: '陳偉龍 <b>Tan</b>' })],
    cabins: { kind: 'assigned', count: 1 },
    expectedTotalSen: 2 * FARES.adult + CABIN_SEN,
  });

async function pay(booked: BookedOrder, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    const { data } = await askToPay(gangway, [booked]);
    payments.push({ id: data.payment.id, amountSen: booked.dueSen });
  }
  for (const { id, amountSen } of payments.splice(0))
    expect((await notify(gangway, noticeOf(id, { amountSen }))).status).toBe(200);
}
const payments: { id: string; amountSen: number }[] = [];

/** Runs the enqueued mail jobs of an order. */
async function workMails(booked: BookedOrder, deps = gangway.deps): Promise<Record<string, string>[]> {
  const jobs = gangway.jobs.filter(({ queue, data }) => queue === 'send-mail' && data.orderId === booked.id);
  for (const { data } of jobs) await sendMail(deps, data);
  return jobs.map(({ data }) => data);
}

async function mailsOf(booked: BookedOrder): Promise<StoredMail['mail'][]> {
  const { mails } = await readMailbox(mailFolder(gangway.deps.env.dataDir));
  return mails.map(({ mail }) => mail).filter(({ subject }) => subject?.includes(booked.number));
}

const cancel = async (booked: BookedOrder, parts: { ticketIds?: string[] }) => {
  const path = `/orders/${booked.number}/cancel`;
  const headers = { 'X-Order-Token': booked.token };
  const preview = await gangway.call('POST', `${path}/preview`, { body: parts, headers });
  const { status } = await gangway.call('POST', path, {
    body: { ...parts, expectedChargeSen: preview.data.chargeSen },
    headers: { ...headers, 'Idempotency-Key': `cancel-${gangway.deps.ids.uuid()}` },
  });
  expect(status).toBe(200);
};

describe('when an order is paid', () => {
  it('its e-tickets are mailed with a link to the order', async () => {
    const booked = await couple();
    await pay(booked);
    await workMails(booked);
    const [mail, ...others] = await mailsOf(booked);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: { name: 'Selat Cruises', address: 'hello@selatcruises.example' },
      to: [{ name: 'Aisyah binti Rahman', address: 'aisyah@example.com' }],
      subject: `Your e-tickets: Port Klang → Penang, Fri 12 Mar 2027 (${booked.number})`,
    });

    const [attachment] = mail?.attachments ?? [];
    expect(attachment).toMatchObject({
      filename: `E-tickets ${booked.number}.pdf`,
      mimeType: 'application/pdf',
    });
    const { pages } = readPdf(new Uint8Array(attachment?.content as ArrayBuffer));
    expect(pages).toHaveLength(2);
    const [code = ''] = pages[0] ? await readQrs(paintBlack(pages[0], 3)) : [];
    expect(parse(code).ok).toBe(true);

    const link = new URL(/http\S+personalOrder\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.searchParams.get('order')).toBe(booked.number);
    expect(mail?.html).toContain(link.href.replaceAll('&', '&amp;'));
    const opened = await gangway.call('GET', `/orders/${booked.number}`, {
      headers: { 'X-Order-Token': new URLSearchParams(link.hash.slice(1)).get('key') ?? '' },
    });
    expect(opened.data.number).toBe(booked.number);
  });

  it('user input is escaped in the mail', async () => {
    const booked = await couple();
    await pay(booked);
    await workMails(booked);
    const [mail] = await mailsOf(booked);
    expect(mail?.text).toContain('陳偉龍 <b>Tan</b> · Adult');
    expect(mail?.html).toContain('陳偉龍 &lt;b&gt;Tan&lt;/b&gt; · Adult');
    expect(mail?.html).not.toContain('<b>');
  });

  it.each([
    ['zh', '您的电子船票', '夜间'],
    ['ko', '전자 승선권', '야간'],
    ['ms', 'E-tiket anda', 'Malam'],
  ] as const)('the mail is in the order’s language: %s', async (language, subject, session) => {
    const booked = await couple(language);
    await pay(booked);
    await workMails(booked);
    const [mail] = await mailsOf(booked);
    expect(mail?.subject).toContain(subject);
    expect(mail?.html).toContain(session);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.text).not.toMatch(/mail\.|ticket\./);
  });

  it('a repeated job sends no second mail', async () => {
    const booked = await couple();
    await pay(booked);
    await workMails(booked);
    gangway.clock.advance(90_000);
    await workMails(booked);
    expect(await mailsOf(booked)).toHaveLength(1);
  });

  it('and canceled before the mail is sent, no e-tickets are sent', async () => {
    const booked = await couple();
    await pay(booked);
    await cancel(booked, {});
    await workMails(booked);
    const mails = await mailsOf(booked);
    expect(mails.map(({ subject }) => subject?.split(':')[0])).toEqual(['Canceled']);
  });
});

describe('when something is canceled', () => {
  it('the mail has the canceled parts, the charge and the refund', async () => {
    const booked = await couple();
    await pay(booked);
    const order = await gangway.call('GET', `/orders/${booked.number}`, {
      headers: { 'X-Order-Token': booked.token },
    });
    await cancel(booked, { ticketIds: [order.data.tickets[1].id] });
    await workMails(booked);
    const part = (await mailsOf(booked)).find(({ subject }) => subject?.startsWith('Canceled'));
    expect(part?.text).toContain('The rest of your booking has not changed.');
    expect(part?.text).toContain('Canceled: 陳偉龍 <b>Tan</b> · Adult');
    expect(part?.text).toContain('Cancellation charge: No charge');
    expect(part?.text).toContain('Your refund: RM 200.00');

    gangway.clock.advance(60_000);
    await cancel(booked, {});
    await workMails(booked);
    const mails = (await mailsOf(booked)).filter(({ subject }) => subject?.startsWith('Canceled'));
    expect(mails).toHaveLength(2);
    const whole = mails.find(({ text }) => text?.includes('The e-tickets are no longer valid.'));
    expect(whole?.text).toMatch(/Canceled:\n {2}Aisyah binti Rahman · Adult\n {2}Cabin 5\d\d\n/);
    expect(whole?.text).toContain('Your refund: RM 500.00');
  });

  it('the mail names the charge of the ladder', async () => {
    const soon = await createSailing(database.db, await existingVoyage(), { date: '2027-01-10' });
    const booked = await book(gangway, soon);
    await pay(booked);
    await cancel(booked, {});
    await workMails(booked);
    const mail = (await mailsOf(booked)).find(({ subject }) => subject?.startsWith('Canceled'));
    expect(mail?.text).toContain('Cancellation charge: RM 50.00');
    expect(mail?.text).toContain('Your refund: RM 150.00');
  });

  it('the mail of an unpaid order has no refund', async () => {
    const booked = await couple();
    await cancel(booked, {});
    await workMails(booked);
    const [mail] = await mailsOf(booked);
    expect(mail?.text).toContain('You had not paid, and you owe nothing.');
    expect(mail?.text).toContain('Your refund: No refund');
    expect(mail?.attachments).toEqual([]);
  });

  async function existingVoyage() {
    const { ship_id, route_id } = await database.db
      .selectFrom('sailings')
      .select(['ship_id', 'route_id'])
      .executeTakeFirstOrThrow();
    return { shipId: ship_id, routeId: route_id, roomIds: [] };
  }
});

describe('when money cannot be applied', () => {
  it('a duplicate payment is announced as refunded, with the booking unchanged', async () => {
    const booked = await couple();
    await pay(booked, 2);
    await workMails(booked);
    const mail = (await mailsOf(booked)).find(({ subject }) => subject?.includes('Refund'));
    expect(mail?.text).toContain('Your booking was already paid when RM 700.00 reached us.');
    expect(mail?.text).toContain('Your refund: RM 700.00');
  });

  it('a payment for a canceled order is announced as refunded', async () => {
    const booked = await couple();
    const { data } = await askToPay(gangway, [booked]);
    await cancel(booked, {});
    await notify(gangway, noticeOf(data.payment.id, { amountSen: booked.dueSen }));
    await workMails(booked);
    const mail = (await mailsOf(booked)).find(({ subject }) => subject?.includes('Refund'));
    expect(mail?.text).toContain(
      'Your payment of RM 700.00 reached us after the booking had been canceled. We are refunding it in full.',
    );
    expect(mail?.text).toContain('Find a sailing: http://127.0.0.1:9/home');
  });

  it('a late payment for places that others have is announced as refunded', async () => {
    const before = sailingId;
    sailingId = await createSailing(database.db, voyage, { date: '2027-04-02', capacity: 2 });
    const booked = await couple();
    const { data } = await askToPay(gangway, [booked]);
    gangway.clock.advance(16 * 60_000);
    await couple();
    sailingId = before;
    await notify(gangway, noticeOf(data.payment.id, { amountSen: booked.dueSen }));
    await workMails(booked);
    const mail = (await mailsOf(booked)).find(({ subject }) => subject?.includes('Refund'));
    expect(mail?.text).toContain('Your payment of RM 700.00 reached us after the time to pay had run out');
  });
});

describe('/dev/mail', () => {
  it('lists the mails, shows each in a sandboxed frame, and serves attachments', async () => {
    gangway.clock.advance(1000);
    const booked = await couple();
    await pay(booked);
    await workMails(booked);
    const list = await gangway.app.request('/dev/mail');
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await list.text();
    const path = /href="(\/dev\/mail\/\d{17}-[0-9a-f]{32}\.eml)"/.exec(page)?.[1];
    expect(page).toContain(booked.number);

    const view = await (await gangway.app.request(`${path}`)).text();
    expect(view).toContain('Aisyah binti Rahman &lt;aisyah@example.com&gt;');
    expect(view).toContain('陳偉龍 &lt;b&gt;Tan&lt;/b&gt;');

    const body = await gangway.app.request(`${path}/body`);
    expect(body.headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'self'.*sandbox allow-popups/,
    );
    expect(body.headers.get('content-security-policy')).not.toContain('script');
    expect(await body.text()).toContain('Your e-tickets are here');

    const attached = await gangway.app.request(`${path}/attachments/0`);
    expect(attached.headers.get('content-type')).toBe('application/pdf');
    expect(readPdf(new Uint8Array(await attached.arrayBuffer())).pages).toHaveLength(2);
  });

  it.each([
    'nothing.eml',
    '..%2Fkeys%2Fmaster.key',
    '20261120020000000-0123456789abcdef0123456789abcdef.eml',
  ])('serves no other files: %s', async file => {
    expect((await gangway.app.request(`/dev/mail/${file}`)).status).toBe(404);
    expect((await gangway.app.request(`/dev/mail/${file}/body`)).status).toBe(404);
  });

  it('is disabled if a mail server is set', async () => {
    const { app } = await createTestApp(database, { smtpUrl: sink.url });
    expect((await app.request('/dev/mail')).status).toBe(404);
  });

  it.each([
    ['X-Forwarded-For', '203.0.113.7'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '203.0.113.7'],
    ['Forwarded', 'for=203.0.113.7'],
    ['Via', '1.1 proxy'],
  ])('is not served behind a proxy (%s) if PUBLIC_URL is missing', async (name, value) => {
    const { app } = await createTestApp(database);
    expect((await app.request('/dev/mail')).status).toBe(200);
    expect((await app.request('/dev/mail', { headers: { [name]: value } })).status).toBe(404);
    expect((await app.request('/dev/mail/style.css', { headers: { [name]: value } })).status).toBe(404);
  });

  it('is not served under another host, to another machine, or over HTTP 1.0', async () => {
    const { app } = await createTestApp(database);
    expect((await app.request('http://tickets.example.com/dev/mail')).status).toBe(404);
    const from = (remoteAddress: string, httpVersion = '1.1') =>
      app.request('/dev/mail', {}, { incoming: { socket: { remoteAddress }, httpVersion } } as never);
    expect((await from('::ffff:127.0.0.1')).status).toBe(200);
    expect((await from('192.168.1.20')).status).toBe(404);
    expect((await from('127.0.0.1', '1.0')).status).toBe(404);
  });

  it('is disabled on a public site, even without a mail server', async () => {
    const { app } = await createTestApp(database, { publicUrl: 'https://tickets.example.com' });
    expect((await app.request('/dev/mail')).status).toBe(404);
  });
});

describe('with a mail server', () => {
  it('mails are sent to it with one Message-ID per job, and not stored as files', async () => {
    const withServer = await createTestApp(database, { smtpUrl: sink.url });
    const booked = await couple();
    await pay(booked);
    await workMails(booked, withServer.deps);
    await workMails(booked, withServer.deps);
    const mails = await Promise.all(sink.received.map(message => PostalMime.parse(message)));
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toContain(booked.number);
    expect(mails[0]?.attachments).toHaveLength(1);
    expect(mails[0]?.messageId).toMatch(/^<[0-9a-f]{32}@127\.0\.0\.1>$/);
    expect(mails[1]?.messageId).toBe(mails[0]?.messageId);
    expect(readdirSync(join(withServer.deps.env.dataDir))).not.toContain('mail');
  });

  it('a refused mail fails its job, which the queue retries', async () => {
    const withServer = await createTestApp(database, { smtpUrl: sink.url });
    const booked = await couple();
    await pay(booked);
    const before = sink.received.length;
    sink.refuse(true);
    await expect(workMails(booked, withServer.deps)).rejects.toThrow('451');
    sink.refuse(false);
    await workMails(booked, withServer.deps);
    expect(sink.received).toHaveLength(before + 1);
  });
});
