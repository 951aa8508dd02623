import type { OrderTicket } from '@gangway/shared/contract/sales/orders.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { useTicketQr } from '../requests/ticket-qr.ts';
import styles from './ticket-qr.module.css';

export function TicketQr({ orderNumber, ticket }: { orderNumber: string; ticket: OrderTicket }) {
  const { t } = useTranslation(['orders', 'site']);
  const qr = useTicketQr(orderNumber, ticket.id);
  return (
    <div className={styles.qr}>
      {qr.isPending && <Skeleton height="11rem" />}
      {qr.isError && <Button onClick={() => qr.refetch()}>{t('site:tryAgain')}</Button>}
      {qr.data && (
        <img src={qr.data} alt={t('tickets.qr', { name: ticket.passengerName })} width={176} height={176} />
      )}
    </div>
  );
}
