import type { CounterSale } from '@gangway/shared/contract/office/orders/counter.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import styles from '../fields/order.module.css';

/** The sale's summary, to read back to the customer: sailing, passengers, cabins, money. */
export function SoldSummary({ sold }: { sold: CounterSale }) {
  const { t } = useTranslation(['orders', 'frame', 'providers']);
  const { text, dateTime, money, enumerate } = useFormat();
  const { sailing, tickets, cabinList } = sold.order;
  const { departure, destination } = sailing.route;
  const lines = [
    [t('order.voyage'), `${text(departure.name)} → ${text(destination.name)}`],
    [t('columns.ship'), sailing.ship.name],
    [t('columns.departure'), `${dateTime(sailing.departsAt)} · ${t(`frame:session.${sailing.session}`)}`],
    [t('sale.people'), enumerate(tickets.map(({ passengerName }) => passengerName))],
    [
      t('order.cabins'),
      cabinList.length > 0 ? enumerate(cabinList.map(({ number }) => number)) : t('order.noCabin'),
    ],
    [t('sale.total'), money(sold.amountSen)],
    sold.tenderedSen === null
      ? [t('payment.provider'), t(`providers:${sold.provider}.name`)]
      : [t('cash.tendered'), money(sold.tenderedSen)],
  ];
  return (
    <dl className={styles.sums}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
