import type { CashDrawer } from '@gangway/shared/contract/office/orders/drawers.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { StatTile } from '../../../ui/layout/stat-tile.tsx';
import styles from './drawer.module.css';

/** The initial amount of a drawer, its movements, and the expected amount; the counted amount once it is closed. */
export function DrawerFigures({ drawer }: { drawer: CashDrawer }) {
  const { t } = useTranslation('takings');
  const { money } = useFormat();
  const { floatSen, salesSen, refundsSen, inSen, outSen, expectedSen, countedSen } = drawer;
  const figures: [name: 'float' | 'sales' | 'refunds' | 'in' | 'out' | 'expected', sen: number][] = [
    ['float', floatSen],
    ['sales', salesSen],
    ['refunds', -refundsSen],
    ['in', inSen],
    ['out', -outSen],
    ['expected', expectedSen],
  ];
  return (
    <div className={styles.figures}>
      {figures.map(([name, sen]) => (
        <StatTile key={name} label={t(`drawer.figures.${name}`)} value={money(sen === 0 ? 0 : sen)} />
      ))}
      {countedSen !== null && (
        <>
          <StatTile label={t('drawer.figures.counted')} value={money(countedSen)} />
          <StatTile
            label={t('drawer.figures.difference')}
            value={money(countedSen - expectedSen)}
            tone={countedSen === expectedSen ? 'ok' : 'warn'}
            detail={drawer.reason}
          />
        </>
      )}
    </div>
  );
}
