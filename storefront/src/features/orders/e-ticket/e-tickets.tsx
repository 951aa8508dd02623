import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import { orderTicketsPdf } from '../../../lib/paths.ts';
import { DownloadButton } from './download-button.tsx';
import { ETicket } from './e-ticket.tsx';
import styles from './e-tickets.module.css';

/** One card per passenger, with a button to download all as one document. */
export function ETickets({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const valid = order.tickets.some(ticket => ticket.verificationCode !== null);
  return (
    <section className={styles.tickets} aria-labelledby="tickets-heading">
      <div className={styles.head}>
        <h2 id="tickets-heading">{t(valid ? 'tickets.heading' : 'tickets.passengers')}</h2>
        {valid && (
          <div className={styles.downloads} data-print="no">
            <DownloadButton order={order.number} path={orderTicketsPdf(order.number, 'a4')}>
              {t('tickets.allA4')}
            </DownloadButton>
            <DownloadButton order={order.number} path={orderTicketsPdf(order.number, 'phone')}>
              {t('tickets.allPhone')}
            </DownloadButton>
          </div>
        )}
      </div>
      {valid && <p>{t('tickets.text')}</p>}
      <ul className={styles.list}>
        {order.tickets.map(ticket => (
          <ETicket
            key={ticket.id}
            orderNumber={order.number}
            ticket={ticket}
            session={order.sailing.session}
          />
        ))}
      </ul>
    </section>
  );
}
