import type {
  DisruptedSailing,
  DisruptionKind,
} from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from './disruption.module.css';

/** The sailings with the change to each, and why it is impossible if so. */
export function DisruptedSailings({
  sailings,
  kind,
}: {
  sailings: readonly DisruptedSailing[];
  kind: DisruptionKind;
}) {
  const { t } = useTranslation('sailings');
  const { text, dateTime } = useFormat();
  return (
    <section>
      <h3>{t('disrupt.sailings', { count: sailings.length })}</h3>
      <ul className={styles.lines}>
        {sailings.map(
          ({ id, departsAt, departsThen, route, ship, concerned, refusal, seatsChanged, placeable }) => (
            <li key={id}>
              <span className={styles.what}>
                <strong>
                  {departsThen
                    ? t('disrupt.fromTo', { from: dateTime(departsAt), to: dateTime(departsThen) })
                    : dateTime(departsAt)}
                </strong>
                <span className={styles.quiet}>
                  {ship.name} · {text(route.departure.name)} → {text(route.destination.name)} ·{' '}
                  {t('message.ordersIn', { count: concerned.orders })} ·{' '}
                  {t('cancel.passengers', { count: concerned.passengers })}
                  {placeable !== null &&
                    concerned.paidOrders > 0 &&
                    ` · ${t('disrupt.placeable', { count: concerned.paidOrders, placeable })}`}
                  {kind === 'ship' && seatsChanged > 0 && ` · ${t('disrupt.seats', { count: seatsChanged })}`}
                </span>
              </span>
              <StatusBadge tone={refusal ? 'bad' : 'ok'} label={refusal ?? t('disrupt.possible')} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
