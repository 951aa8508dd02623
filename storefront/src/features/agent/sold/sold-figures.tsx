import type { Sold } from '@gangway/shared/contract/people/agents.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FactLine } from '../../../ui/layout/fact-line.tsx';
import styles from './sold-figures.module.css';

/** Revenue without refunds, with the number of orders and passengers. */
export function SoldFigures({ sold }: { sold: Sold }) {
  const { t } = useTranslation(['agent', 'site']);
  const { money } = useFormat();
  return (
    <span className={styles.sold}>
      <span className={styles.amount}>{money(sold.amountSen)}</span>
      <span className={styles.count}>
        <FactLine
          facts={[t('sales.orders', { count: sold.orders }), t('site:people', { count: sold.passengers })]}
        />
      </span>
    </span>
  );
}
