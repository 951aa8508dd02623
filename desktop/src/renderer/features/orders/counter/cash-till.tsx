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

/** Cash received, and the change: typed, or chosen from usual amounts. */
export function CashTill({ dueSen, tenderedSen, onTendered, id, error }: CashTillProps) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const change = (tenderedSen ?? 0) - dueSen;
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
        <Button size="small" onClick={() => onTendered(dueSen)}>
          {t('cash.exact', { amount: money(dueSen) })}
        </Button>
        {notesAbove(dueSen).map(sen => (
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
