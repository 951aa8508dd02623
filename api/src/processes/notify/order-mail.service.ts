import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { makeETicketFile } from '../../features/tickets/e-ticket/e-ticket-files.service.ts';
import { readETickets } from '../../features/tickets/e-ticket/order-e-tickets.service.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { orderToken } from '../../reservations/access/order-token.rules.ts';
import { readOrderDetail } from '../../reservations/orders/order-view.service.ts';
import type { AddressedMail } from './addressed-mail.types.ts';
import type { OrderMailJob, SailingMovedJob } from './mail-job.types.ts';
import type { Mail } from './mail-transport.provider.ts';
import type { MailContent } from './texts/mail-content.types.ts';
import { mailTexts, orderUrl } from './texts/mail-parts.texts.ts';
import {
  type OrderMailData,
  orderCanceledMail,
  orderPaidMail,
  paymentReturnedMail,
} from './texts/order-mails.texts.ts';
import { sailingCanceledMail, sailingMovedMail } from './texts/sailing-mails.texts.ts';

interface Contents {
  content: MailContent;
  attachments: Mail['attachments'];
}

/**
 * The mail to an order's contact about an event, in the order's current state. Undefined without an address, or if
 * there is nothing left to report.
 */
export async function orderMail(deps: Deps, job: OrderMailJob): Promise<AddressedMail | undefined> {
  const order = await readOrderDetail(deps.db, job.orderId, deps.clock.now());
  const { email, name } = order.contact;
  if (!email) return undefined;
  const settings = await loadSettings(deps.db);
  const { publicUrl } = deps.env;
  const url = orderUrl(publicUrl, order.number, orderToken(deps, order.id));
  const contents = await contentsOf(deps, job, { order, settings, publicUrl, orderUrl: url });
  return contents && { ...contents, to: { name, address: email } };
}

async function contentsOf(deps: Deps, job: OrderMailJob, data: OrderMailData): Promise<Contents | undefined> {
  if (job.kind === 'order-paid') return paidContents(deps, data);
  const content = mailContentOf(job, data);
  return content ? { content, attachments: [] } : undefined;
}

function mailContentOf(
  job: Exclude<OrderMailJob, { kind: 'order-paid' }>,
  data: OrderMailData,
): MailContent | null {
  switch (job.kind) {
    case 'order-canceled':
      return orderCanceledMail(data, job.canceledAt);
    case 'payment-returned':
      return paymentReturnedMail(data, job.amountSen);
    case 'sailing-canceled':
      return sailingCanceledMail(data, job);
    case 'sailing-moved':
      return isNews(data.order, job) ? sailingMovedMail(data, job) : null;
  }
}

/** False if the departure changed again, in which case another mail follows, or changed back to the known one. */
function isNews({ status, sailing }: OrderDetail, { departedAt, departsAt }: SailingMovedJob): boolean {
  const now = Date.parse(sailing.departsAt);
  const isLive = status === 'unpaid' || status === 'paid';
  return isLive && now === Date.parse(departsAt) && now !== Date.parse(departedAt);
}

/** By the time the job runs the order may be canceled: then there are no e-tickets to send. */
async function paidContents(deps: Deps, data: OrderMailData): Promise<Contents | undefined> {
  const { voyage, tickets } = await readETickets(deps, data.order.id);
  if (tickets.length === 0) return undefined;
  return {
    content: orderPaidMail(data, tickets.length),
    attachments: [
      {
        filename: attachmentName(data.order),
        content: Buffer.from(await makeETicketFile({ voyage, tickets, format: 'a4' })),
        contentType: 'application/pdf',
      },
    ],
  };
}

const attachmentName = (order: OrderDetail): string =>
  mailTexts(order)('orderPaid.attachment', { order: order.number });
