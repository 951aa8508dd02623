import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../lib/orders/download-button.tsx';
import { mayBoard } from '../../../lib/orders/may-board.ts';
import { orderTicketsPdf } from '../../../lib/paths.ts';
import { BoardingLine } from './boarding-line.tsx';
import { ETicket } from './e-ticket.tsx';
import styles from './e-tickets.module.css';

/**
 * One card per passenger, with a button to download all as one document. On a phone the cards lie side by side, the next
 * passenger to board first in view (R393). `atPier`: the boarding times stand above them.
 */
export function ETickets({ order, atPier = false }: { order: OrderDetail; atPier?: boolean }) {
  const { t } = useTranslation('orders');
  const list = useRef<HTMLUListElement>(null);
  const valid = order.tickets.some(ticket => ticket.verificationCode !== null);
  const next = Math.max(
    0,
    order.tickets.findIndex(ticket => mayBoard(ticket)),
  );
  useEffect(() => {
    // The first card is in view already; to ask where it lies would lay out the page once more.
    if (next === 0) return;
    const card = list.current?.children[next];
    if (list.current && card instanceof HTMLElement) list.current.scrollLeft = card.offsetLeft;
  }, [next]);
  return (
    <section className={styles.tickets} aria-labelledby="tickets-heading">
      <h2 id="tickets-heading">{t(valid ? 'tickets.heading' : 'tickets.passengers')}</h2>
      {atPier && <BoardingLine order={order} />}
      <ul ref={list} className={classNames(styles.list, valid && styles.swiped)}>
        {order.tickets.map(ticket => (
          <ETicket
            key={ticket.id}
            orderNumber={order.number}
            ticket={ticket}
            session={order.sailing.session}
          />
        ))}
      </ul>
      {valid && <p>{t('tickets.text')}</p>}
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
    </section>
  );
}
