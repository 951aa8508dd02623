/*
 * E-tickets: the PDF, the phone page, the archive of several, and calendar files.
 *
 * May import: operator, reservations/access, reservations/order-views, reservations/tickets.
 */

import { qrSvg } from '../../lib/documents/qr.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findAccessibleOrder, type Visitor } from '../../reservations/access/order-access.service.ts';
import { findOrderNumberOfTicket } from '../../reservations/tickets/tickets.repository.ts';
import { readCalendarFile } from './calendar/calendar-file.service.ts';
import type { PageFormat } from './e-ticket/e-ticket.types.ts';
import { makeETicketFile } from './e-ticket/e-ticket-files.service.ts';
import { readETickets } from './e-ticket/order-e-tickets.service.ts';
import { applePass } from './wallet/apple-pass.view.ts';
import { googlePassUrl } from './wallet/google-pass.view.ts';
import { walletsOf } from './wallet/wallet-settings.service.ts';

/** A file to download, with a descriptive name. */
export interface Download {
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The valid e-tickets of a paid order as one PDF, one page per passenger. @throws AppError `order-not-found` without access,
 * `ticket-not-found` if no ticket is valid.
 */
export async function orderTicketsPdf(
  deps: Deps,
  visitor: Visitor,
  number: string,
  format: PageFormat,
): Promise<Download> {
  const order = await findAccessibleOrder(deps, visitor, number);
  const { voyage, tickets } = await readETickets(deps, order.id);
  if (tickets.length === 0) throw new AppError('ticket-not-found');
  return pdfOf(
    `e-tickets-${order.number}.pdf`,
    await makeETicketFile({ orders: [{ voyage, tickets }], format }),
  );
}

/**
 * The voyage of a paid order as a calendar file.
 * @throws AppError `order-not-found` without access, `ticket-not-found` if no ticket of it is valid.
 */
export async function orderCalendar(
  deps: Deps,
  visitor: Visitor,
  number: string,
): Promise<{ fileName: string; text: string }> {
  const order = await findAccessibleOrder(deps, visitor, number);
  const file = await readCalendarFile(deps, order);
  if (!file) throw new AppError('ticket-not-found');
  return file;
}

/** One e-ticket as a PDF. @throws AppError `ticket-not-found`, also without access. */
export async function ticketPdf(
  deps: Deps,
  visitor: Visitor,
  ticketId: string,
  format: PageFormat,
): Promise<Download> {
  const { voyage, ticket } = await findTicket(deps, visitor, ticketId);
  const orders = [{ voyage, tickets: [ticket] }] as const;
  return pdfOf(`e-ticket-${ticket.serial}.pdf`, await makeETicketFile({ orders, format }));
}

/**
 * One e-ticket for Apple Wallet. @throws AppError `ticket-not-found`, also without access, `wallet-unavailable` if none is
 * configured.
 */
export async function appleTicket(deps: Deps, visitor: Visitor, ticketId: string): Promise<Download> {
  const { apple } = walletsOf(deps.env);
  if (!apple) throw new AppError('wallet-unavailable');
  const { voyage, ticket } = await findTicket(deps, visitor, ticketId);
  return {
    fileName: `e-ticket-${ticket.serial}.pkpass`,
    bytes: new Uint8Array(await applePass(voyage, ticket, apple)),
  };
}

/** The address that puts one e-ticket into Google Wallet. @throws AppError as `appleTicket`. */
export async function googleTicketUrl(deps: Deps, visitor: Visitor, ticketId: string): Promise<string> {
  const { google } = walletsOf(deps.env);
  if (!google) throw new AppError('wallet-unavailable');
  const { voyage, ticket } = await findTicket(deps, visitor, ticketId);
  const { logo } = await loadSettings(deps.db);
  const { publicUrl } = deps.env;
  return googlePassUrl(voyage, ticket, google, { publicUrl, logo, now: deps.clock.now() });
}

/** The QR of a ticket as SVG. @throws AppError `ticket-not-found`, also without access. */
export async function ticketQr(deps: Deps, visitor: Visitor, ticketId: string): Promise<string> {
  const { ticket } = await findTicket(deps, visitor, ticketId);
  return qrSvg(ticket.code);
}

async function findTicket(deps: Deps, visitor: Visitor, ticketId: string) {
  const { voyage, tickets } = await readETickets(deps, await findOrderOf(deps, visitor, ticketId));
  const ticket = tickets.find(({ id }) => id === ticketId);
  if (!ticket) throw new AppError('ticket-not-found');
  return { voyage, ticket };
}

/** An inaccessible ticket is indistinguishable from a missing one. */
async function findOrderOf(deps: Deps, visitor: Visitor, ticketId: string): Promise<string> {
  const number = await findOrderNumberOfTicket(deps.db, ticketId);
  try {
    const { id } = await findAccessibleOrder(deps, visitor, number ?? '');
    return id;
  } catch (error) {
    throw error instanceof AppError && error.code === 'order-not-found'
      ? new AppError('ticket-not-found')
      : error;
  }
}

/** A PDF to download. */
export function pdfOf(fileName: string, pdf: Uint8Array): Download {
  return { fileName, bytes: new Uint8Array(pdf) };
}
