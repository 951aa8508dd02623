import { queryOptions, useQuery } from '@tanstack/react-query';
import { earlyAnswer } from '../../../lib/api/early-answers.ts';
import { requestFile } from '../../../lib/api/request.ts';
import { storeCopy } from '../../../lib/offline/offline-copies.ts';
import { withOfflineCopy } from '../../../lib/offline/with-offline-copy.ts';
import { qrPicture } from '../../../lib/orders/qr-picture.ts';
import { ticketQr } from '../../../lib/paths.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

async function fetchQr(orderNumber: string, ticketId: string, signal: AbortSignal): Promise<string> {
  const path = ticketQr(ticketId);
  const ask = async () => {
    const file = await (earlyAnswer<Response>(path) ??
      requestFile(path, { orderToken: orderToken(orderNumber), signal }));
    const svg = await file.text();
    void storeCopy(path, svg, file.headers.get('Content-Type') ?? '');
    return svg;
  };
  return qrPicture(await withOfflineCopy(path, ask, ({ response }) => response.text()));
}

const ticketQrQuery = (orderNumber: string, ticketId: string) =>
  queryOptions({
    queryKey: ['ticket-qr', ticketId],
    queryFn: ({ signal }) => fetchQr(orderNumber, ticketId, signal),
    meta: { inline: true },
  });

/** The QR of a ticket as an address for an image. */
export const useTicketQr = (orderNumber: string, ticketId: string) =>
  useQuery(ticketQrQuery(orderNumber, ticketId));
