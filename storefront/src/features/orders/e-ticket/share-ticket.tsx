import type { OrderTicket } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchDocument } from '../../../lib/orders/download.ts';
import { ticketPdf } from '../../../lib/paths.ts';
import { toasts } from '../../../lib/toasts.ts';

interface ShareTicketProps {
  orderNumber: string;
  ticket: OrderTicket;
  /** Id of the passenger's name, for screen readers. */
  describedBy: string;
}

const PDF = 'application/pdf';

const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'ticket.pdf', { type: PDF })] }) ?? false;

/** Hands the ticket of one passenger to another app, as a PDF (R393). Nothing where the browser cannot share files. */
export function ShareTicket({ orderNumber, ticket, describedBy }: ShareTicketProps) {
  const { t } = useTranslation('orders');
  const id = useId();
  const sharing = useMutation({
    meta: { inline: true },
    mutationFn: async () => {
      const body = await fetchDocument(orderNumber, ticketPdf(ticket.id, 'phone'));
      const file = new File([await body.blob()], `${ticket.serial}.pdf`, { type: PDF });
      await navigator.share({ files: [file], title: ticket.passengerName });
    },
    onError: error => {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) toasts.show(t('tickets.shareFailed'), 'bad');
    },
  });
  if (!canShareFiles()) return null;
  return (
    <Button
      id={id}
      variant="quiet"
      icon="share"
      loading={sharing.isPending}
      aria-labelledby={`${id} ${describedBy}`}
      onClick={() => sharing.mutate()}
    >
      {t('tickets.share')}
    </Button>
  );
}
