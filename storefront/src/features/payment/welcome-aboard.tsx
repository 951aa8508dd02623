import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { GuideLinks } from '../../lib/guide/guide-links.tsx';
import { useBoarding } from '../../lib/orders/boarding.ts';
import { DownloadButton } from '../../lib/orders/download-button.tsx';
import { useOrder } from '../../lib/orders/order.ts';
import { orderCalendar, sailingsPath } from '../../lib/paths.ts';
import styles from './welcome-aboard.module.css';

/** What a customer who has paid knows of the voyage, and what comes next (R394). Nothing until the order is loaded. */
export function WelcomeAboard({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation(['payment', 'orders', 'site']);
  const { text, dateTime } = useFormat();
  const order = useOrder(orderNumber).data;
  if (!order) return null;
  const { sailing, passengers } = order;
  const { departure, destination } = sailing.route;
  const facts = [
    [
      t('welcome.voyage'),
      t('orders:route', { departure: text(departure.name), destination: text(destination.name) }),
    ],
    [t('orders:departs'), dateTime(sailing.departsAt)],
    [t('orders:ship'), sailing.ship.name],
    [t('orders:party'), t('site:people', { count: passengers })],
  ];
  return (
    <div className={styles.welcome}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>{t('welcome.next')}</h2>
      <ul className={styles.steps}>
        <Boarding sailingId={sailing.id} />
        <li>{t('welcome.documents')}</li>
      </ul>
      <GuideLinks />
      <div className={styles.actions}>
        <DownloadButton order={orderNumber} path={orderCalendar(orderNumber)} icon="calendar">
          {t('orders:tools.calendar')}
        </DownloadButton>
        <Link href={sailingsPath({ departure: destination.code, destination: departure.code })} asChild>
          <ButtonLink variant="quiet" icon="swap">
            {t('welcome.back')}
          </ButtonLink>
        </Link>
      </div>
    </div>
  );
}

/** Boarding of a sailing of today may open on the evening before. */
function Boarding({ sailingId }: { sailingId: number }) {
  const { t } = useTranslation('payment');
  const { timeOrDay } = useFormat();
  const boarding = useBoarding(sailingId).data;
  return boarding && <li>{t('welcome.boarding', { opens: timeOrDay(boarding.boardingOpensAt) })}</li>;
}
