import { instantOf } from '@gangway/shared/domain/time/local-date.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../src/lib/http/context.ts';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { notifyDepartureChange } from '../../src/reservations/announcements/notify-departure-change.job.ts';
import { createCopies } from '../races/copies.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { askToPay, type BookedOrder, book, newKey, noticeOf, notify } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { disrupt } from '../support/sailings/disrupting.ts';

const database = await createTestDatabase();
const copies = await createCopies(database);
const [here, there] = copies;
const { jobs } = here;
let voyage: Voyage;
let manager: SignedIn;
let day = 0;
/** Each test's own sailing at 09:00, with an order. */
let date: string;
let sailingId: number;
let order: BookedOrder;

beforeAll(async () => {
  voyage = await createVoyage(database.db);
  manager = await signInStaff(here, ['catalogue.manage', 'orders.sell', 'orders.read']);
});
beforeEach(async () => {
  date = new Date(Date.UTC(2028, 6, ++day)).toISOString().slice(0, 10);
  sailingId = await createSailing(database.db, voyage, { date });
  order = await book(here, sailingId);
  jobs.length = 0;
});

const at = (time: string) => instantOf(date, time).toISOString();
const office = (path: string, body?: object) =>
  here.call(body ? 'POST' : 'GET', `/office/sailings/${sailingId}${path}`, {
    headers: manager.headers,
    ...(body && { body }),
  });
/** Until this time; it arrives at 18:00 on its day, or at another moment. */
async function delay(to: string, reason = 'weather', arrives = at('18:00')) {
  const now = (await office('')).data;
  const minutes = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 60_000;
  const disruption = {
    kind: 'delay',
    minutes: minutes(now.departsAt, at(to)),
    arrivalMinutes: minutes(now.arrivesAt, arrives),
    reason,
  };
  expect((await disrupt(here, manager, [sailingId], disruption)).status).toBe(200);
}
/** Changes the times, also to earlier ones. */
async function change(to: string) {
  const { capacity, gate, nonRefundable, peak } = (await office('')).data;
  const body = { capacity, gate, nonRefundable, peak, fares: null };
  const times = { departsAt: at(to), arrivesAt: at('18:00') };
  expect((await office('', { ...body, ...times })).status).toBe(200);
}

type Job = (typeof jobs)[number];
/** Runs `notify-departure-change` for the changes until now: one mail job per order and change. */
async function announce(): Promise<Job[]> {
  const moves = jobs.splice(0).filter(({ queue }) => queue === 'notify-departure-change');
  for (const { data } of moves) await notifyDepartureChange(here.deps, data);
  return jobs.splice(0).filter(({ data }) => data.orderId === order.id);
}
async function deliver(mails: readonly Job[], deps: Deps = here.deps) {
  for (const { data } of mails) await sendMail(deps, data);
}
async function announceAndDeliver() {
  // Stored mails are listed by their time.
  here.clock.advance(1_000);
  await deliver(await announce());
}

/** Every mail to this order about a change, by either copy, oldest first, as `known time → new time`. */
async function mailsAboutMoves(): Promise<string[]> {
  const folders = await Promise.all(
    copies.map(({ deps }) => readMailbox(mailFolder(deps.env.dataDir)).then(({ mails }) => mails.reverse())),
  );
  const mails = folders.flat().map(({ mail }) => mail);
  const about = mails.filter(({ subject }) => subject?.includes(order.number));
  return about
    .map(({ text }) => [...(text ?? '').matchAll(/, (\d\d:\d\d)/g)].map(([, time]) => time))
    .map(times => times.slice(0, 2).join(' → '));
}

describe('the contact of an order', () => {
  test('is notified of a delay once, with the previously notified time', async () => {
    await delay('11:00');
    await announceAndDeliver();
    expect(await mailsAboutMoves()).toEqual(['09:00 → 11:00']);
  });

  test('is notified of each delay if the earlier mail was sent', async () => {
    await delay('11:00');
    await announceAndDeliver();
    await delay('12:00');
    await announceAndDeliver();
    expect(await mailsAboutMoves()).toEqual(['09:00 → 11:00', '11:00 → 12:00']);
  });

  test('is notified of two quick delays once, with the newest and the previously notified time', async () => {
    await delay('11:00');
    await delay('12:00', 'technical');
    await announceAndDeliver();
    expect(await mailsAboutMoves()).toEqual(['09:00 → 12:00']);
  });

  test('gets the same notice, whichever mail job runs first or is retried', async () => {
    await delay('11:00');
    await delay('12:00');
    const mails = await announce();
    await deliver(mails.toReversed());
    await deliver(mails);
    expect(await mailsAboutMoves()).toEqual(['09:00 → 12:00']);
  });

  test('is not notified if the time was changed back before a mail was sent', async () => {
    await change('11:00');
    await change('09:00');
    await announceAndDeliver();
    expect(await mailsAboutMoves()).toEqual([]);
  });

  test('is notified once if the last of three changes repeats the first', async () => {
    for (const time of ['11:00', '12:00', '11:00']) await change(time);
    const mails = await announce();
    await Promise.all(mails.map(({ data }, index) => sendMail((index % 2 === 0 ? here : there).deps, data)));
    expect(await mailsAboutMoves()).toEqual(['09:00 → 11:00']);
  });

  test('is notified of a former time if another was notified in between', async () => {
    for (const time of ['11:00', '09:00', '11:00']) {
      await change(time);
      await announceAndDeliver();
    }
    expect(await mailsAboutMoves()).toEqual(['09:00 → 11:00', '11:00 → 09:00', '09:00 → 11:00']);
  });

  test('who booked after the change is not notified', async () => {
    await delay('11:00');
    order = await book(here, sailingId);
    await announceAndDeliver();
    expect(await mailsAboutMoves()).toEqual([]);
  });
});

describe('a mail that the mail server refused', () => {
  test('does not count as notified: its retry or the next mail contains the same', async () => {
    await delay('11:00');
    const first = await announce();
    const unreachable = { ...here.deps, env: { ...here.deps.env, smtpUrl: 'smtp://127.0.0.1:1' } };
    await expect(deliver(first, unreachable)).rejects.toThrow('ECONNREFUSED');
    await delay('12:00');
    await deliver(first);
    expect(await mailsAboutMoves()).toEqual([]);
    await announceAndDeliver();
    expect(await mailsAboutMoves()).toEqual(['09:00 → 12:00']);
  });
});

describe('the mail', () => {
  test('contains the newest reason and both times, in the order’s language', async () => {
    order = await book(here, sailingId, { language: 'zh' });
    await delay('11:00', 'weather');
    await delay('12:00', 'technical');
    await announceAndDeliver();
    const { mails } = await readMailbox(mailFolder(here.deps.env.dataDir));
    const mail = mails.map(kept => kept.mail).find(({ subject }) => subject?.includes(order.number));
    expect(mail?.subject).toContain('启航时间变更');
    expect(mail?.text).toContain('邮轮需要紧急检修');
    expect(mail?.text).toMatch(/ 09:00.* 12:00/s);
    expect(mail?.text).not.toContain(' 11:00');
  });
});

describe('an order that was moved to another sailing', () => {
  test('counts as notified of its time', async () => {
    const { data } = await askToPay(here, [order]);
    await notify(here, noticeOf(data.payment.id));
    sailingId = await createSailing(database.db, voyage, { date, session: 'nighttime' });
    const moved = await here.call('POST', `/office/orders/${order.number}/move`, {
      body: { sailingId, cabins: null, expected: { kind: 'move', chargeSen: 0, refundSen: 0, toPaySen: 0 } },
      headers: { ...manager.headers, 'Idempotency-Key': newKey() },
    });
    expect(moved.status).toBe(200);
    jobs.length = 0;
    await delay('22:00', 'weather', new Date(`${date}T23:30:00Z`).toISOString());
    await announceAndDeliver();
    expect(await mailsAboutMoves()).toEqual(['20:00 → 22:00']);
  });
});
