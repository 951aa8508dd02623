import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { goneBackSen } from '@gangway/shared/domain/payment/gone-back.ts';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SessionBadge } from '../../../ui/status/session-badge.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from '../fields/order.module.css';
import { OrderStatusBadge } from '../fields/order-status-badge.tsx';
import { ContactForm } from './contact-form.tsx';

/** An order's summary: status, sailing, contact. */
export function OrderFacts({ order }: { order: OfficeOrderDetail }) {
  const { t } = useTranslation('orders');
  const { text, dateTime, time, money, enumerate } = useFormat();
  const [editing, setEditing] = useState(false);
  const { sailing, contact } = order;
  const cabins = order.cabinList.filter(({ canceledAt }) => !canceledAt);
  const open = order.status === 'unpaid' || order.status === 'paid';
  return (
    <>
      <div className={styles.badges}>
        <OrderStatusBadge status={order.status} />
        {order.cancelReason && <StatusBadge tone="neutral" label={t(`cancelReason.${order.cancelReason}`)} />}
        <SessionBadge session={sailing.session} />
        <StatusBadge tone="neutral" label={t(`channel.${order.channel}`)} />
        {order.holdExpiresAt && (
          <StatusBadge tone="warn" label={t('order.hold', { time: time(order.holdExpiresAt) })} />
        )}
      </div>
      <dl className={styles.facts}>
        <Fact name={t('order.voyage')}>
          {`${text(sailing.route.departure.name)} → ${text(sailing.route.destination.name)}`}
          <span className={styles.quiet}>{`${dateTime(sailing.departsAt)} · ${sailing.ship.name}`}</span>
        </Fact>
        <Fact name={t('columns.due')}>
          {money(order.dueSen)}
          <span className={styles.quiet}>
            {`${t('columns.paid')} ${money(order.paidSen)} · ${t('columns.refunded')} ${money(goneBackSen(order))}`}
          </span>
        </Fact>
        <Fact
          name={t('order.contact')}
          action={
            open &&
            can('orders.sell') && (
              <IconButton
                className={styles.inLine}
                icon={Pencil}
                label={t('order.editContact')}
                onClick={() => setEditing(true)}
              />
            )
          }
        >
          {contact.name}
          <span
            className={styles.quiet}
          >{`${phoneToRead(contact.phone)} · ${contact.email ?? t('order.noEmail')}`}</span>
        </Fact>
        <Fact name={t('columns.account')}>
          {order.account ?? t('order.guest')}
          <span className={styles.quiet}>{`${t('columns.reference')} ${order.referralCode}`}</span>
        </Fact>
        <Fact name={t('order.cabins')}>
          {cabins.length > 0
            ? enumerate(cabins.map(({ number, floor }) => t('order.cabinOnDeck', { number, floor })))
            : t('order.noCabin')}
        </Fact>
        <Fact name={t('order.remarks')}>{order.remarks || t('order.noRemarks')}</Fact>
      </dl>
      {editing && <ContactForm order={order} onClose={() => setEditing(false)} />}
    </>
  );
}

function Fact({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.badges}>
        {name}
        {action}
      </dt>
      <dd className={styles.list}>{children}</dd>
    </div>
  );
}
