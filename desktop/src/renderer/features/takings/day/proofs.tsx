import type { DayFigures } from '@gangway/shared/contract/office/orders/day-close.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from './day.module.css';

/** Compares payments with orders, drawers and the ledger. */
export function Proofs({ proofs }: Pick<DayFigures, 'proofs'>) {
  const { t } = useTranslation('takings');
  const { money } = useFormat();
  return (
    <ul className={styles.proofs}>
      {proofs.map(({ name, paymentsSen, othersSen }) => {
        const differenceSen = paymentsSen - othersSen;
        return (
          <li key={name}>
            <span>{t(`day.proof.${name}`)}</span>
            <StatusBadge
              tone={differenceSen === 0 ? 'ok' : 'bad'}
              label={
                differenceSen === 0 ? t('day.agrees') : t('day.differs', { amount: money(differenceSen) })
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
