import { typedText, uuid } from '@gangway/shared/contract/base/primitives.ts';
import { LEFT_OUT_HEADER } from '@gangway/shared/contract/sales/left-out.ts';
import { orderParams } from '@gangway/shared/contract/sales/orders.ts';
import { walletNames } from '@gangway/shared/contract/sales/wallets.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { fileCall } from '../../lib/answers/file-answer.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, orderAccess, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';
import { visitorOf, visitsOf } from '../../reservations/access/visitor.middleware.ts';
import { pageFormats } from './e-ticket/e-ticket.types.ts';
import {
  appleTicket,
  type Download,
  googleTicketUrl,
  orderCalendar,
  orderTicketsPdf,
  ticketPdf,
  ticketQr,
} from './tickets.service.ts';
import { ticketsPdf, ticketsZip } from './tickets-of-orders.service.ts';
import { offeredWallets } from './wallet/wallet-settings.service.ts';

/** As many as one payment can pay. */
const MOST_ORDERS = 20;

const ticketParams = z.object({ id: uuid });
const pdfQuery = z.object({
  format: z.enum(pageFormats).default('a4').describe('`phone`: a page as tall and narrow as a screen'),
  key: typedText(MOST_ORDERS * 60)
    .optional()
    .describe('The order’s access token, for links'),
});
const qrQuery = pdfQuery.pick({ key: true });
const ordersQuery = pdfQuery.extend({
  numbers: typedText(MOST_ORDERS * 40)
    .transform(text => text.split(',').map(number => number.trim()))
    .pipe(z.array(z.string().min(1)).min(1).max(MOST_ORDERS))
    .describe('Order numbers, separated by commas'),
});

/** E-tickets and QR codes are sent as files, not in envelopes (R70), to everyone who may see the order. */
export function createTicketsRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/orders/tickets.zip',
        summary: 'E-tickets of several orders, one PDF for each order',
        ...fileOf('application/zip'),
        request: { query: ordersQuery },
      }),
      async c => {
        const { numbers, format } = c.req.valid('query');
        const zip = await ticketsZip(deps, visitsOf(c, numbers), format, c.get('language'));
        return attachment('application/zip', 'e-tickets.zip', zip);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/orders/tickets.pdf',
        summary:
          'E-tickets of several orders as one PDF; orders without valid tickets are named in X-Left-Out',
        ...fileOf('application/pdf'),
        request: { query: ordersQuery },
      }),
      async c => {
        const { numbers, format } = c.req.valid('query');
        const { file, leftOut } = await ticketsPdf(deps, visitsOf(c, numbers), format);
        const answer = pdf(file);
        if (leftOut.length > 0) answer.headers.set(LEFT_OUT_HEADER, leftOut.join(','));
        return answer;
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/orders/{number}/calendar.ics',
        summary: 'The voyage of an order, for a calendar',
        ...fileOf('text/calendar'),
        request: { params: orderParams, query: qrQuery },
      }),
      async c => {
        const { fileName, text } = await orderCalendar(deps, visitorOf(c), c.req.valid('param').number);
        return attachment('text/calendar; charset=utf-8; method=PUBLISH', fileName, text);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/orders/{number}/tickets.pdf',
        summary: 'E-tickets of an order, one page for each passenger',
        ...fileOf('application/pdf'),
        request: { params: orderParams, query: pdfQuery },
      }),
      async c => {
        const { format } = c.req.valid('query');
        return pdf(await orderTicketsPdf(deps, visitorOf(c), c.req.valid('param').number, format));
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/tickets/{id}/pdf',
        summary: 'One e-ticket',
        ...fileOf('application/pdf'),
        request: { params: ticketParams, query: pdfQuery },
      }),
      async c => {
        const { format } = c.req.valid('query');
        return pdf(await ticketPdf(deps, visitorOf(c), c.req.valid('param').id, format));
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/tickets/wallets',
        permission: 'public',
        summary: 'The wallets that e-tickets can be put into',
        data: z.array(z.enum(walletNames)),
      }),
      c => c.json(success(offeredWallets(deps.env)), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/tickets/{id}/wallet.pkpass',
        summary: 'One e-ticket for Apple Wallet',
        ...fileOf('application/vnd.apple.pkpass'),
        request: { params: ticketParams, query: qrQuery },
      }),
      async c => {
        const { fileName, bytes } = await appleTicket(deps, visitorOf(c), c.req.valid('param').id);
        return attachment('application/vnd.apple.pkpass', fileName, bytes);
      },
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/tickets/{id}/google-wallet',
        permission: 'public',
        security: orderAccess,
        summary: 'The address that puts one e-ticket into Google Wallet',
        params: ticketParams,
        query: qrQuery,
        data: z.object({ url: z.string() }),
      }),
      async c => {
        const url = await googleTicketUrl(deps, visitorOf(c), c.req.valid('param').id);
        return c.json(success({ url }), 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/tickets/{id}/qr.svg',
        summary: 'The QR code of a ticket',
        ...fileOf('image/svg+xml'),
        request: { params: ticketParams, query: qrQuery },
      }),
      async c => {
        const svg = await ticketQr(deps, visitorOf(c), c.req.valid('param').id);
        return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', ...kept } });
      },
    );
}

/** Browsers must revalidate, because a seat, a gate or a cancellation may change a ticket. */
const kept = { 'Cache-Control': 'private, no-cache' };

const fileOf = (type: string) => ({ tags: ['tickets'], security: orderAccess, ...fileCall('public', type) });

const attachment = (
  type: string,
  fileName: string,
  body: ConstructorParameters<typeof Response>[0],
): Response =>
  new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${fileName}"`, ...kept },
  });

function pdf({ fileName, bytes }: Download): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${fileName}"`,
      ...kept,
    },
  });
}
