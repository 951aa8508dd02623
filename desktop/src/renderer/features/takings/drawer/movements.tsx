import type { CashMovement } from '@gangway/shared/contract/office/orders/drawers.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { OrderLink } from '../../../ui/layout/order-link.tsx';
import { MoneyTable } from '../money-table.tsx';
import table from '../table.module.css';
import styles from './drawer.module.css';

/** The payments into and out of a drawer, newest first. */
export function Movements({ movements }: { movements: readonly CashMovement[] }) {
  const { t } = useTranslation('takings');
  const { instant, money } = useFormat();
  if (movements.length === 0) return <p className={table.none}>{t('drawer.noMovements')}</p>;
  return (
    <MoneyTable label={t('drawer.movements')}>
      <thead>
        <tr>
          <th scope="col">{t('drawer.columns.at')}</th>
          <th scope="col">{t('drawer.columns.what')}</th>
          <th scope="col">{t('drawer.columns.orders')}</th>
          <th scope="col" className={table.end}>
            {t('drawer.columns.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, at, kind, orders, reason, amountSen }) => (
          <tr key={id}>
            <td>{instant(at)}</td>
            <td>{t(`drawer.kind.${kind}`)}</td>
            <td>
              <span className={styles.orders}>
                {orders.map(number => (
                  <OrderLink key={number} number={number} />
                ))}
                {reason || (kind === 'sale' && orders.length === 0 && t('drawer.voucher'))}
              </span>
            </td>
            <td className={table.end}>{money(kind === 'sale' || kind === 'in' ? amountSen : -amountSen)}</td>
          </tr>
        ))}
      </tbody>
    </MoneyTable>
  );
}
