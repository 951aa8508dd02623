import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { useUnpaidOrders } from '../../lib/orders/unpaid-orders.ts';
import { orderPath, paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './unpaid-bar.module.css';

/** The pages without this bar: they show the unpaid order themselves. */
const HIDDEN: ReadonlySet<string> = new Set([paths.personalOrder, paths.jump, paths.return]);

/** A bar below the header: an order of this browser waits for its payment (R380). */
export function UnpaidBar() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [path] = useLocation();
  const orders = useUnpaidOrders();
  const [first] = orders;
  if (!first || HIDDEN.has(path)) return null;
  return (
    <aside className={styles.bar} aria-label={t('unpaid.label')} data-print="no">
      <span className={styles.text}>
        <Icon name="clock" />
        <span>
          {t(orders.length > 1 ? 'unpaid.several' : 'unpaid.text', {
            count: orders.length,
            number: first.number,
            time: time(first.heldUntil),
          })}
        </span>
      </span>
      <Link href={orderPath(first.number)} className={styles.link}>
        {t('unpaid.pay')}
      </Link>
    </aside>
  );
}
