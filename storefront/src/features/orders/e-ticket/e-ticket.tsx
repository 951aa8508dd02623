import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OrderTicket } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DownloadButton } from '../../../lib/orders/download-button.tsx';
import { ticketPdf } from '../../../lib/paths.ts';
import { Chip } from '../../../ui/status/chip.tsx';
import styles from './e-ticket.module.css';
import { ShareTicket } from './share-ticket.tsx';
import { TicketQr } from './ticket-qr.tsx';
import { WalletButton } from './wallet-button.tsx';

interface ETicketProps {
  orderNumber: string;
  ticket: OrderTicket;
  session: Session;
}

/** A boarding pass in the colors of its session: the QR to scan, and the verification code to type if scanning fails. */
export function ETicket({ orderNumber, ticket, session }: ETicketProps) {
  const { t } = useTranslation(['orders', 'site']);
  const { money } = useFormat();
  const valid = ticket.verificationCode !== null;
  const nameId = `ticket-${ticket.id}`;
  return (
    <li className={`${styles.ticket} ${styles[session]}`} data-print="whole">
      <div className={styles.head}>
        <h3 className={styles.name} id={nameId}>
          {ticket.passengerName}
        </h3>
        <p className={styles.type}>{t(`site:ticketType.${ticket.ticketType}`)}</p>
      </div>
      <div className={styles.body}>
        {valid && <TicketQr orderNumber={orderNumber} ticket={ticket} />}
        <dl className={styles.facts}>
          <Fact name={t('tickets.serial')} value={ticket.serial} />
          {ticket.verificationCode && <Fact name={t('tickets.code')} value={ticket.verificationCode} />}
          <Fact name={t('tickets.seat')} value={ticket.seat || '–'} />
          <Fact name={t('tickets.cabin')} value={ticket.cabin ?? t('tickets.noCabin')} />
          <Fact
            name={t('tickets.price')}
            value={
              ticket.seatFeeSen > 0
                ? t('tickets.withSeatFee', { price: money(ticket.priceSen), fee: money(ticket.seatFeeSen) })
                : money(ticket.priceSen)
            }
          />
        </dl>
      </div>
      <div className={styles.foot}>
        <TicketState ticket={ticket} />
        {valid && (
          <span className={styles.downloads} data-print="no">
            <DownloadButton order={orderNumber} path={ticketPdf(ticket.id, 'a4')} describedBy={nameId}>
              {t('tickets.a4')}
            </DownloadButton>
            <DownloadButton order={orderNumber} path={ticketPdf(ticket.id, 'phone')} describedBy={nameId}>
              {t('tickets.phone')}
            </DownloadButton>
            <WalletButton orderNumber={orderNumber} ticket={ticket} describedBy={nameId} />
            <ShareTicket orderNumber={orderNumber} ticket={ticket} describedBy={nameId} />
          </span>
        )}
      </div>
    </li>
  );
}

function TicketState({ ticket }: Pick<ETicketProps, 'ticket'>) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  if (ticket.canceledAt)
    return (
      <Chip icon="cross">
        {ticket.chargeSen
          ? t('tickets.canceledFor', { amount: money(ticket.chargeSen) })
          : t('tickets.canceled')}
      </Chip>
    );
  if (ticket.verificationCode === null) return <Chip icon="cross">{t('tickets.notValid')}</Chip>;
  return ticket.boardingStatus === 'boarded' ? (
    <Chip tone="ok" icon="check">
      {t('tickets.boarded')}
    </Chip>
  ) : (
    <Chip tone="info">{t('tickets.pending')}</Chip>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numbers">{value}</dd>
    </div>
  );
}
