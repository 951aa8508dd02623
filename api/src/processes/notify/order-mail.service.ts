import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { eTicketPdf } from '../../features/tickets/e-ticket/e-ticket-document.view.ts';
import { readETickets } from '../../features/tickets/e-ticket/order-e-tickets.service.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { orderToken } from '../../reservations/access/order-token.rules.ts';
import { readOrderDetail } from '../../reservations/orders/order-view.service.ts';
import type { Draft } from './draft.types.ts';
import type { OrderMailJob, SailingMovedJob } from './mail-job.types.ts';
import type { Mail } from './mail-transport.provider.ts';
import type { Letter } from './texts/mail-content.types.ts';
import { mailTexts, orderUrl } from './texts/mail-draft.texts.ts';
import {
  type Matter,
  orderCanceledLetter,
  orderPaidLetter,
  paymentReturnedLetter,
} from './texts/order-mails.texts.ts';
import { sailingCanceledLetter, sailingMovedLetter } from './texts/sailing-mails.texts.ts';

interface Contents {
  letter: Letter;
  attachments: Mail['attachments'];
}

/**
 * What an order's contact is told of what happened to the order, as it stands by now. Undefined where there is no
 * address, or nothing left to say.
 */
export async function orderMail(deps: Deps, job: OrderMailJob): Promise<Draft | undefined> {
  const order = await readOrderDetail(deps.db, job.orderId, deps.clock.now());
  const { email, name } = order.contact;
  if (!email) return undefined;
  const settings = await loadSettings(deps.db);
  const { publicUrl } = deps.env;
  const url = orderUrl(publicUrl, order.number, orderToken(deps, order.id));
  const contents = await contentsOf(deps, job, { order, settings, publicUrl, orderUrl: url });
  return contents && { ...contents, to: { name, address: email } };
}

async function contentsOf(deps: Deps, job: OrderMailJob, matter: Matter): Promise<Contents | undefined> {
  if (job.kind === 'order-paid') return paidContents(deps, matter);
  const letter = letterOf(job, matter);
  return letter ? { letter, attachments: [] } : undefined;
}

function letterOf(job: Exclude<OrderMailJob, { kind: 'order-paid' }>, matter: Matter): Letter | null {
  switch (job.kind) {
    case 'order-canceled':
      return orderCanceledLetter(matter, job.canceledAt);
    case 'payment-returned':
      return paymentReturnedLetter(matter, job.amountSen);
    case 'sailing-canceled':
      return sailingCanceledLetter(matter, job);
    case 'sailing-moved':
      return isNews(matter.order, job) ? sailingMovedLetter(matter, job) : null;
  }
}

/** Moved again since, or given back: then another mail says so. Moved back to what is known: then there is nothing to say. */
function isNews({ status, sailing }: OrderDetail, { departedAt, departsAt }: SailingMovedJob): boolean {
  const now = Date.parse(sailing.departsAt);
  const isLive = status === 'unpaid' || status === 'paid';
  return isLive && now === Date.parse(departsAt) && now !== Date.parse(departedAt);
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
