import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/lib/database/database.ts';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { tellGuests } from '../../src/processes/guest-messages/tell-guests.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, type Voyage } from '../support/database/factories.ts';
import { longTest } from '../support/long-test.ts';
import { type BookedOrder, book, newKey } from '../support/money/paying.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { call, deps, jobs, clock } = gangway;

let voyage: Voyage;
let manager: SignedIn;
let sailingId: number;
let day = 0;

const texts = {
  en: { subject: 'Bring a jacket', text: 'It will be windy.\n\nThe deck is open.' },
  zh: { subject: '请带外套', text: '今晚风大。' },
};

beforeAll(async () => {
  voyage = await createVoyage(db);
  await inTransaction(deps, 'system:test', trx =>
    trx
      .insertInto('settings')
      .values(
        ['holdPlacesPerBuyer', 'holdPlacesPerAgent', 'holdPlacesPerNetwork', 'holdPlacesBeforeCheck'].map(
          key => ({
            key,
            value: JSON.stringify(1000),
            updated_at: clock.now(),
          }),
        ),
      )
      .execute(),
  );
});
beforeEach(async () => {
  clock.set('2026-11-20T02:00:00.000Z');
  manager = await signInStaff(gangway, ['catalogue.manage', 'orders.read']);
  const date = new Date(Date.UTC(2027, 6, ++day)).toISOString().slice(0, 10);
  sailingId = await createSailing(db, voyage, { date });
  jobs.length = 0;
});

const office = (path: string, body?: object, headers: Record<string, string> = {}) =>
  call(body ? 'POST' : 'GET', `/office/sailings/${sailingId}/messages${path}`, {
    headers: { ...manager.headers, ...headers },
    ...(body && { body }),
  });
const send = (key = newKey()) => office('', { texts }, { 'Idempotency-Key': key });
const bookIn = (language: Language) => book(gangway, sailingId, { language });
const takeJobs = (queue: string) => {
  const taken = jobs.filter(job => job.queue === queue);
  jobs.length = 0;
  return taken;
};
const tell = async () => {
  for (const { data } of takeJobs('tell-guests')) await tellGuests(deps, data);
};
const mailTo = async ({ number }: BookedOrder) => {
  const { mails } = await readMailbox(mailFolder(deps.env.dataDir));
  return mails.map(({ mail }) => mail).find(({ subject }) => subject?.includes(number));
};
const page = async ({ number, token }: BookedOrder) =>
  (await call('GET', `/orders/${number}`, { headers: { 'X-Order-Token': token } })).data;

describe('a message to everybody on a sailing', () => {
  test('is previewed with its recipients and with those to be called', async () => {
    await bookIn('zh');
    await bookIn('en');
    const silent = await bookIn('en');
    await db.updateTable('orders').set({ contact_email: null }).where('id', '=', silent.id).execute();
    expect((await office('/recipients')).data).toEqual({
      orders: 3,
      languages: [
        { language: 'en', orders: 2 },
        { language: 'zh', orders: 1 },
      ],
      withoutEmail: [
        { number: silent.number, name: expect.any(String), phone: expect.stringMatching(/^\+/) },
      ],
    });
    const shown = (await office('/preview', { language: 'zh', texts })).data;
    expect(shown.subject).toContain('请带外套');
    expect(shown.paragraphs).toEqual(['今晚风大。']);
    expect(JSON.stringify(shown)).not.toContain(silent.number);
    expect((await office('/preview', { language: 'ms', texts })).data.paragraphs).toEqual([
      'It will be windy.',
      'The deck is open.',
    ]);
  });

  test('reaches each order in its language or else in English, and is on its page and in its history', async () => {
    const orders = [await bookIn('en'), await bookIn('zh'), await bookIn('ko')];
    jobs.length = 0;
    expect((await send()).data).toMatchObject([{ subject: 'Bring a jacket', orders: 3, told: 0 }]);
    await tell();
    for (const { data } of takeJobs('send-mail')) await sendMail(deps, data);
    const [english, chinese, korean] = await Promise.all(orders.map(mailTo));
    expect(english?.subject).toContain('Bring a jacket');
    expect(english?.text).toContain('The deck is open.');
    expect(chinese?.subject).toContain('请带外套');
    expect(korean?.text).toContain('It will be windy.');
    expect((await page(orders[1] as BookedOrder)).notices).toEqual([
      { at: expect.any(String), subject: '请带外套', text: '今晚风大。' },
    ]);
    const detail = (await call('GET', `/office/orders/${orders[0]?.number}`, { headers: manager.headers }))
      .data;
    expect(JSON.stringify(detail)).toContain('"told"');
    expect((await office('')).data).toMatchObject([{ told: 3, completedAt: expect.any(String) }]);
  });

  test('is sent once for its key', async () => {
    await bookIn('en');
    jobs.length = 0;
    const key = newKey();
    expect((await send(key)).data).toEqual((await send(key)).data);
    expect(takeJobs('tell-guests')).toHaveLength(1);
  });

  longTest('reaches each order once if the job is killed and restarted', async () => {
    const orders: string[] = [];
    for (let index = 0; index < 130; index++) orders.push((await book(gangway, sailingId)).id);
    jobs.length = 0;
    await send();
    const [job] = takeJobs('tell-guests');
    // The process dies while it writes the second batch: the transaction of the first is committed.
    let enqueued = 0;
    const dying = {
      ...deps,
      jobs: {
        ...deps.jobs,
        enqueue: async (...args: Parameters<typeof deps.jobs.enqueue>) => {
          if (++enqueued > 110) throw new Error('killed');
          return deps.jobs.enqueue(...args);
        },
      },
    };
    await expect(tellGuests(dying, job?.data ?? {})).rejects.toThrow('killed');
    expect((await office('')).data).toMatchObject([{ told: 100, completedAt: null }]);
    // The jobs that the dead transaction enqueued are gone with it.
    jobs.length = 100;
    await tellGuests(deps, job?.data ?? {});
    await tellGuests(deps, job?.data ?? {});
    const told = takeJobs('send-mail').map(({ data }) => data.orderId);
    expect(told.toSorted()).toEqual(orders.toSorted());
    expect((await office('')).data).toMatchObject([{ told: 130, completedAt: expect.any(String) }]);
  });

  test('is refused without bookings or without an English text', async () => {
    expect((await send()).data.error).toBe('message-nobody');
    await bookIn('en');
    const answer = await office('', { texts: { zh: texts.zh } }, { 'Idempotency-Key': newKey() });
    expect(answer.status).toBe(422);
  });
});
