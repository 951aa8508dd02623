/*
 * The mails: layouts, attachments, the mail server, and the mailbox that replaces a missing one. The sentences of mails are in
 * `shared/i18n/<code>/mails.ts`.
 *
 * May import: operator, accounts/customers, accounts/one-time-codes, accounts/vouchers, reservations/access,
 * reservations/order-views, reservations/orders, reservations/sailings, features/customers, features/tickets,
 * features/waitlist.
 */

import type { Deps } from '../lib/http/context.ts';
import { readMark } from '../operator/mark.service.ts';
import { loadSettings } from '../operator/settings.service.ts';
import { accountMail } from './account-mail.service.ts';
import type { AddressedMail } from './addressed-mail.types.ts';
import { sendSailingMoved } from './departure-change-mail.service.ts';
import { MARK_CID, mailColors, mailHtml } from './layouts/mail-html.view.ts';
import { mailText } from './layouts/mail-plain.view.ts';
import {
  isOrderMail,
  isVoucherMail,
  isWaitlistMail,
  type MailJob,
  mailJob,
  mailName,
} from './mail-job.types.ts';
import { deliverMail } from './mail-transport.provider.ts';
import { orderMail } from './order-mail.service.ts';
import { voucherNotice } from './voucher-mail.service.ts';
import { waitlistMail } from './waitlist-mail.service.ts';

/**
 * Handler of the queue `send-mail`. Sends nothing if the mail is obsolete or has no recipient. Throws if the mail was
 * not accepted; the queue retries.
 */
export async function sendMail(deps: Deps, data: Record<string, string>): Promise<{ sent: boolean }> {
  const job = mailJob.parse(data);
  if (job.kind === 'sailing-moved')
    return { sent: await sendSailingMoved(deps, job, mail => send(deps, job, mail)) };
  const mail = await mailOf(deps, job);
  if (mail) await send(deps, job, mail);
  return { sent: mail !== undefined };
}

function mailOf(
  deps: Deps,
  job: Exclude<MailJob, { kind: 'sailing-moved' }>,
): Promise<AddressedMail | undefined> {
  if (isWaitlistMail(job)) return waitlistMail(deps, job);
  if (isOrderMail(job)) return orderMail(deps, job);
  return isVoucherMail(job) ? voucherNotice(deps, job) : accountMail(deps, job);
}

async function send(deps: Deps, job: MailJob, { to, content, attachments }: AddressedMail): Promise<void> {
  const settings = await loadSettings(deps.db);
  const { operatorName, contactEmail } = settings;
  const mark = await readMark(deps, settings);
  await deliverMail(deps, {
    name: mailName(job),
    from: { name: operatorName, address: contactEmail },
    to,
    language: content.language,
    subject: content.subject,
    html: mailHtml(content, { colors: mailColors(settings), hasMark: mark !== undefined }),
    text: mailText(content),
    attachments: mark
      ? [...attachments, { filename: 'logo.png', content: mark, contentType: 'image/png', cid: MARK_CID }]
      : attachments,
  });
}
