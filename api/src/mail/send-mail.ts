import type { Deps } from '../lib/context.ts';
import { loadSettings } from '../settings/settings.service.ts';
import { accountMail } from './account-mail.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { isOrderMail, mailJob, mailName } from './mail-job.ts';
import { orderMail } from './order-mail.ts';
import { post } from './post.ts';

/**
 * Handler of the queue `send-mail`. Sends nothing where by now there is nothing to say, or nobody to say it to. Throws
 * where the mail was not taken; the queue tries again.
 */
export async function sendMail(deps: Deps, data: Record<string, string>): Promise<void> {
  const job = mailJob.parse(data);
  const draft = isOrderMail(job) ? await orderMail(deps, job) : await accountMail(deps, job);
  if (!draft) return;
  const { to, letter, attachments } = draft;
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
