import { expect, test } from 'vitest';
import { mailFolder } from '../../src/mail/mailbox/mail-files.service.ts';
import { readMailbox } from '../../src/mail/mailbox/mailbox.service.ts';
import { sendMail } from '../../src/mail/send-mail.job.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage } from '../support/database/factories.ts';
import { askToPay, bookAtBank, noticeOf, notify } from '../support/money/paying.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);
const { clock, deps, jobs } = gangway;
const sailingId = await createSailing(database.db, await createVoyage(database.db));

test('a mail leads back to an order that is left at the bank, once, and not if it is paid (R395)', async () => {
  clock.set('2026-11-20T06:00:00Z');
  const { order, paymentId } = await bookAtBank(gangway, sailingId);
  await askToPay(gangway, [order]);
  const job = { kind: 'order-unpaid', orderId: order.id };
  expect(jobs.filter(({ data }) => data.kind === job.kind)).toEqual([{ queue: 'send-mail', data: job }]);

  expect(await sendMail(deps, job)).toEqual({ sent: true });
  const [mail] = (await readMailbox(mailFolder(deps.env.dataDir))).mails;
  expect(JSON.stringify(mail)).toMatch(/Your places are kept until \d\d:\d\d: /);
  expect(JSON.stringify(mail)).toContain(`/shipClient/personalOrder?order=${order.number}#key=`);

  await notify(gangway, noticeOf(paymentId));
  expect(await sendMail(deps, job)).toEqual({ sent: false });
});

test('it is not sent once the places were released', async () => {
  const { order } = await bookAtBank(gangway, sailingId);
  clock.advance(3_600_000);
  expect(await sendMail(deps, { kind: 'order-unpaid', orderId: order.id })).toEqual({ sent: false });
});
