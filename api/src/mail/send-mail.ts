import type { OrderDetail } from '@gangway/shared/contract/orders.ts';
import type { Deps } from '../lib/context.ts';
import { orderToken } from '../orders/order-token.ts';
import { readOrderDetail } from '../orders/order-view.ts';
import { loadSettings } from '../settings/settings.service.ts';
import { eTicketPdf } from '../tickets/e-ticket/e-ticket-pdf.ts';
import { readETickets } from '../tickets/e-ticket/order-e-tickets.ts';
import type { Letter } from './letter.ts';
import { mailTexts, orderUrl } from './letter-draft.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { type Matter, orderCanceledLetter, orderPaidLetter, paymentReturnedLetter } from './letters.ts';
import { type MailJob, mailJob, mailName } from './mail-job.ts';
import { type Mail, post } from './post.ts';

interface Contents {
  letter: Letter;
  attachments: Mail['attachments'];
}

/**
 * Handler of the queue `send-mail`: writes to an order's contact what happened to the order, as it stands by now. Sends
 * nothing where there is no address, or nothing left to say. Throws where the mail was not taken; the queue tries again.
 */
export async function sendMail(deps: Deps, data: Record<string, string>): Promise<void> {
  const job = mailJob.parse(data);
  const order = await readOrderDetail(deps.db, job.orderId, deps.clock.now());
  const { email, name } = order.contact;
  if (!email) return;
  const settings = await loadSettings(deps.db);
  const { publicUrl } = deps.env;
  const url = orderUrl(publicUrl, order.number, orderToken(deps, order.id));
  const contents = await contentsOf(deps, job, { order, settings, publicUrl, orderUrl: url });
  if (!contents) return;
  const { letter, attachments } = contents;
  await post(deps, {
    name: mailName(job),
    from: { name: settings.operatorName, address: settings.contactEmail },
    to: { name, address: email },
    language: order.language,
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    attachments,
  });
}

async function contentsOf(deps: Deps, job: MailJob, matter: Matter): Promise<Contents | undefined> {
  if (job.kind === 'order-paid') return paidContents(deps, matter);
  const letter =
    job.kind === 'order-canceled'
      ? orderCanceledLetter(matter, job.canceledAt)
      : paymentReturnedLetter(matter, job.amountSen);
  return letter ? { letter, attachments: [] } : undefined;
}

/** By the time the job runs the order may be canceled: then there are no e-tickets to send. */
async function paidContents(deps: Deps, matter: Matter): Promise<Contents | undefined> {
  const { voyage, tickets } = await readETickets(deps, matter.order.id);
  if (tickets.length === 0) return undefined;
  return {
    letter: orderPaidLetter(matter, tickets.length),
    attachments: [
      {
        filename: attachmentName(matter.order),
        content: await eTicketPdf(voyage, tickets, 'a4'),
        contentType: 'application/pdf',
      },
    ],
  };
}

const attachmentName = (order: OrderDetail): string =>
  mailTexts(order)('orderPaid.attachment', { order: order.number });
