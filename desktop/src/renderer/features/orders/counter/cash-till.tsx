import { cashRoundingOf } from '@gangway/shared/domain/payment/cash-rounding.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import styles from '../fields/order.module.css';
import { notesAbove } from './notes.ts';

interface CashTillProps {
  dueSen: number;
  tenderedSen: number | null;
  onTendered: (sen: number | null) => void;
  /** Id of the cash field, where it is part of a form. */
  id?: string;
  error?: string | undefined;
}

/** Cash received, and the change: rounded to 5 sen (R331), typed, or chosen from usual amounts. */
export function CashTill({ dueSen, tenderedSen, onTendered, id, error }: CashTillProps) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const roundingSen = cashRoundingOf(dueSen);
  const toTakeSen = dueSen + roundingSen;
  const change = (tenderedSen ?? 0) - toTakeSen;
  return (
    <div className={styles.dialog}>
      <MoneyField
        label={t('cash.tendered')}
        id={id}
        error={error}
        value={tenderedSen}
        onChange={onTendered}
      />
      <div className={styles.quick}>
        <Button size="small" onClick={() => onTendered(toTakeSen)}>
          {t('cash.exact', { amount: money(toTakeSen) })}
        </Button>
        {notesAbove(toTakeSen).map(sen => (
          <Button key={sen} size="small" onClick={() => onTendered(sen)}>
            {money(sen)}
          </Button>
        ))}
      </div>
      <dl className={styles.sums} aria-live="polite">
        <div className={styles.sum}>
          <dt>{t('cash.due')}</dt>
          <dd>{money(dueSen)}</dd>
        </div>
        {roundingSen !== 0 && (
          <>
            <div className={styles.sum}>
              <dt>{t('cash.rounding')}</dt>
              <dd>{money(roundingSen)}</dd>
            </div>
            <div className={styles.sum}>
              <dt>{t('cash.toTake')}</dt>
              <dd>{money(toTakeSen)}</dd>
            </div>
          </>
        )}
        {tenderedSen !== null && (
          <div className={classNames(styles.sum, change < 0 && styles.missing)}>
            <dt>{t(change < 0 ? 'cash.missing' : 'cash.change')}</dt>
            <dd>{money(Math.abs(change))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
