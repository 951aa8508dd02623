import type { Deps } from '../lib/context.ts';
import { loadSettings } from '../settings/settings.service.ts';
import { accountMail } from './account-mail.ts';
import type { Draft } from './draft.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { isOrderMail, type MailJob, mailJob, mailName } from './mail-job.ts';
import { orderMail } from './order-mail.ts';
import { post } from './post.ts';
import { sendSailingMoved } from './sailing-moved-mail.ts';

/**
 * Handler of the queue `send-mail`. Sends nothing where by now there is nothing to say, or nobody to say it to. Throws
 * where the mail was not taken; the queue tries again.
 */
export async function sendMail(deps: Deps, data: Record<string, string>): Promise<{ sent: boolean }> {
  const job = mailJob.parse(data);
  if (job.kind === 'sailing-moved')
    return { sent: await sendSailingMoved(deps, job, draft => send(deps, job, draft)) };
  const draft = isOrderMail(job) ? await orderMail(deps, job) : await accountMail(deps, job);
  if (draft) await send(deps, job, draft);
  return { sent: draft !== undefined };
}

async function send(deps: Deps, job: MailJob, { to, letter, attachments }: Draft): Promise<void> {
  const { operatorName, contactEmail } = await loadSettings(deps.db);
  await post(deps, {
    name: mailName(job),
    from: { name: operatorName, address: contactEmail },
    to,
    language: letter.language,
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    attachments,
  });
}
