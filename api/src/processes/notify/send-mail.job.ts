import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { accountMail } from './account-mail.service.ts';
import type { Draft } from './draft.types.ts';
import { isOrderMail, type MailJob, mailJob, mailName } from './mail-job.types.ts';
import { post } from './mail-transport.provider.ts';
import { orderMail } from './order-mail.service.ts';
import { sendSailingMoved } from './sailing-moved-mail.service.ts';
import { letterHtml } from './texts/mail-html.texts.ts';
import { letterText } from './texts/mail-plain.texts.ts';

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
