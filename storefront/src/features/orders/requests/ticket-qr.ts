import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestFile } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/order-access.ts';
import { ticketQr } from '../../../lib/paths.ts';

export const ticketQrQuery = (orderNumber: string, ticketId: string) =>
  queryOptions({
    queryKey: ['ticket-qr', ticketId],
    queryFn: async ({ signal }) => {
      const file = await requestFile(ticketQr(ticketId), { orderToken: orderToken(orderNumber), signal });
      return URL.createObjectURL(await file.blob());
    },
    meta: { inline: true },
  });

/** The QR of a ticket as an address of this page's, for an image. */
export const useTicketQr = (orderNumber: string, ticketId: string) =>
  useQuery(ticketQrQuery(orderNumber, ticketId));
