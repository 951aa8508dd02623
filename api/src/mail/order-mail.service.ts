import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { readCalendarFile } from '../features/tickets/calendar/calendar-file.service.ts';
import { makeETicketFile } from '../features/tickets/e-ticket/e-ticket-files.service.ts';
import { readETickets } from '../features/tickets/e-ticket/order-e-tickets.service.ts';
import { inSnapshot } from '../lib/database/snapshot.ts';
import type { Deps } from '../lib/http/context.ts';
import { loadSettings } from '../operator/settings.service.ts';
import { orderToken } from '../reservations/access/order-token.rules.ts';
import { readOrderDetail } from '../reservations/order-views/order-view.service.ts';
import { findMessageTexts, textFor } from '../reservations/orders/guest-messages.repository.ts';
import { readSailingSummaries } from '../reservations/sailings/sailings.service.ts';
import type { AddressedMail } from './addressed-mail.types.ts';
import type { MailContent } from './layouts/mail-content.types.ts';
import { mailTexts, orderUrl } from './layouts/mail-parts.view.ts';
import {
  type OrderMailData,
  orderCanceledMail,
  orderPaidMail,
  orderUnpaidMail,
  paymentReturnedMail,
} from './layouts/order-mails.view.ts';
import { calledOffMail, sailingCanceledMail, sailingMovedMail } from './layouts/sailing-mails.view.ts';
import { gateChangedMail, guestMessageMail, shipChangedMail } from './layouts/voyage-mails.view.ts';
import type { CalledOffJob, OrderMailJob, SailingMovedJob } from './mail-job.types.ts';
import type { Mail } from './mail-transport.provider.ts';

interface Contents {
  content: MailContent;
  attachments: Mail['attachments'];
}

/**
 * The mail to an order's contact about an event, in the order's current state. Undefined without an address, or if
 * there is nothing left to report.
 */
export async function orderMail(deps: Deps, job: OrderMailJob): Promise<AddressedMail | undefined> {
  const order = await inSnapshot(deps.db, db => readOrderDetail(db, job.orderId, deps.clock.now()));
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
  if (job.kind === 'called-off') return calledOffContents(deps, job, data);
  if (job.kind === 'guest-message') return messageContents(deps, job.messageId, data);
  const content = mailContentOf(job, data, deps.clock.now());
  if (!content) return undefined;
  return { content, attachments: changesVoyage(job) ? await voyageFiles(deps, data.order, job.kind) : [] };
}

function mailContentOf(
  job: Exclude<OrderMailJob, { kind: 'order-paid' | 'called-off' | 'guest-message' }>,
  data: OrderMailData,
  now: Date,
): MailContent | null {
  switch (job.kind) {
    case 'order-unpaid':
      return orderUnpaidMail(data, now);
    case 'order-canceled':
      return orderCanceledMail(data, job.canceledAt);
    case 'payment-returned':
      return paymentReturnedMail(data, job.amountSen);
    case 'sailing-canceled':
      return sailingCanceledMail(data, job);
    case 'sailing-moved':
      return isNews(data.order, job) ? sailingMovedMail(data, job) : null;
    case 'gate-changed':
      return isLive(data.order) && data.order.gate === job.gate ? gateChangedMail(data) : null;
    case 'ship-changed':
      return isLive(data.order) && data.order.sailing.ship.id === job.shipId
        ? shipChangedMail(data, job)
        : null;
  }
}

/** Undefined if the party has chosen before the job runs. */
async function calledOffContents(
  deps: Deps,
  job: CalledOffJob,
  data: OrderMailData,
): Promise<Contents | undefined> {
  const { status, sailing } = data.order;
  if (status !== 'paid' || sailing.status !== 'canceled') return undefined;
  const keptIds = job.keptSailingId === undefined ? [] : [job.keptSailingId];
  const [kept] = await readSailingSummaries(deps.db, keptIds, deps.clock.now());
  return { content: calledOffMail(data, job, kept ?? null), attachments: [] };
}

/** False if the departure changed again, in which case another mail follows, or changed back to the known one. */
function isNews(order: OrderDetail, { departedAt, departsAt }: SailingMovedJob): boolean {
  const now = Date.parse(order.sailing.departsAt);
  return isLive(order) && now === Date.parse(departsAt) && now !== Date.parse(departedAt);
}

const isLive = ({ status }: OrderDetail): boolean => status === 'unpaid' || status === 'paid';

const changesVoyage = ({ kind }: OrderMailJob): boolean =>
  kind === 'sailing-moved' || kind === 'gate-changed' || kind === 'ship-changed';

/** The calendar file, which updates the existing entry; after a change of ship also the e-tickets. */
async function voyageFiles(
  deps: Deps,
  order: OrderDetail,
  kind: OrderMailJob['kind'],
): Promise<Mail['attachments']> {
  const calendar = await readCalendarFile(deps, order);
  if (!calendar) return [];
  const { fileName, text } = calendar;
  return [
    ...(kind === 'ship-changed' ? await ticketFiles(deps, order) : []),
    { filename: fileName, content: Buffer.from(text), contentType: 'text/calendar; method=PUBLISH' },
  ];
}

/** The staff's text, in the order's language or in English. */
async function messageContents(
  deps: Deps,
  messageId: string,
  data: OrderMailData,
): Promise<Contents | undefined> {
  const texts = await findMessageTexts(deps.db, messageId);
  return texts && { content: guestMessageMail(data, textFor(texts, data.order.language)), attachments: [] };
}

/** Undefined if the order was canceled before the job runs. */
async function paidContents(deps: Deps, data: OrderMailData): Promise<Contents | undefined> {
  const attachments = await ticketFiles(deps, data.order);
  if (attachments.length === 0) return undefined;
  return {
    content: orderPaidMail(data, data.order.tickets.filter(({ canceledAt }) => !canceledAt).length),
    attachments,
  };
}

/** The e-tickets of an order; empty without valid ones. */
async function ticketFiles(deps: Deps, order: OrderDetail): Promise<Mail['attachments']> {
  const { voyage, tickets } = await readETickets(deps, order.id);
  if (tickets.length === 0) return [];
  return [
    {
      filename: attachmentName(order),
      content: Buffer.from(await makeETicketFile({ orders: [{ voyage, tickets }], format: 'a4' })),
      contentType: 'application/pdf',
    },
  ];
}

const attachmentName = (order: OrderDetail): string =>
  mailTexts(order)('orderPaid.attachment', { order: order.number });
