import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { orderPath } from '../../../lib/paths.ts';
import { knownOrders } from '../../../lib/session/order-access.ts';
import styles from './find-order.module.css';

const SHOWN = 6;

/** Links to the orders made or opened in this browser. */
export function KnownOrders() {
  const { t } = useTranslation('orders');
  const numbers = knownOrders().slice(0, SHOWN);
  if (numbers.length === 0) return null;
  return (
    <section className={styles.earlier} aria-labelledby="known-orders">
      <h2 id="known-orders">{t('find.known')}</h2>
      <ul className={styles.known}>
        {numbers.map(number => (
          <li key={number}>
            <Link href={orderPath(number)} asChild>
              <ButtonLink icon="ticket">{number}</ButtonLink>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
