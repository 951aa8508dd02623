import type { CashDrawer } from '@gangway/shared/contract/office/orders/drawers.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import { MoneyTable } from '../money-table.tsx';
import table from '../table.module.css';
import styles from './day.module.css';
import { DrawerPanel } from './drawer-panel.tsx';

/** The drawers of a day; each opens with its movements. */
export function DrawersTable({ drawers }: { drawers: readonly CashDrawer[] }) {
  const { t } = useTranslation('takings');
  const { instant, money } = useFormat();
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <MoneyTable label={t('day.drawers')}>
        <thead>
          <tr>
            {(['officer', 'counter', 'opened'] as const).map(name => (
              <th key={name} scope="col">
                {t(`day.columns.${name}`)}
              </th>
            ))}
            {(['expected', 'counted', 'difference'] as const).map(name => (
              <th key={name} scope="col" className={table.end}>
                {t(`day.columns.${name}`)}
              </th>
            ))}
            <th scope="col">{t('day.columns.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {drawers.map(({ id, officer, counter, openedAt, expectedSen, countedSen, reason }) => (
            <tr key={id}>
              <th scope="row">
                <button type="button" className={styles.shown} onClick={() => setShown(id)}>
                  {officer.name}
                </button>
              </th>
              <td>{counter}</td>
              <td>{instant(openedAt)}</td>
              <td className={table.end}>{money(expectedSen)}</td>
              <td className={table.end}>
                {countedSen === null ? <StatusBadge tone="info" label={t('day.open')} /> : money(countedSen)}
              </td>
              <td className={table.end}>{countedSen !== null && money(countedSen - expectedSen)}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </MoneyTable>
      {shown && <DrawerPanel id={shown} onClose={() => setShown(null)} />}
    </>
  );
}
