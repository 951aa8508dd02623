import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { useFormat } from '../format/use-format.ts';
import styles from './code-entry.module.css';
import { CodeEntry } from './code-entry.tsx';

interface VoucherPanelProps {
  /** The vouchers that pay, by the end of their codes, with what is left of each where that is known. */
  vouchers: readonly { ending: string; amountSen: number; leftSen?: number }[];
  /** What is still to be paid in another way. */
  toPaySen: number;
  /** Whether another voucher can be added. */
  more: boolean;
  error: Error | null;
  pending: boolean;
  onUse: (code: string) => void;
  onRemove: () => void;
}

/** Paying with a voucher: its code, what it pays, and what remains to be paid. */
export function VoucherPanel(props: VoucherPanelProps) {
  const { vouchers, toPaySen, more, error, pending, onUse, onRemove } = props;
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  return (
    <Card>
      <div className={styles.used}>
        <div role="status" className={styles.used}>
          {vouchers.map(({ ending, amountSen, leftSen }) => (
            <p key={ending} className={styles.line}>
              <span>
                {t('voucher.used', { ending })}
                {leftSen !== undefined && (
                  <span className="muted"> {t('voucher.left', { amount: money(leftSen) })}</span>
                )}
              </span>
              <span className="numbers">−{money(amountSen)}</span>
            </p>
          ))}
          {vouchers.length > 0 && (
            <p className={styles.line}>
              <strong>{t('voucher.toPay')}</strong>
              <strong className="numbers">{money(toPaySen)}</strong>
            </p>
          )}
        </div>
        {more && (
          <CodeEntry
            key={vouchers.length}
            label={t('voucher.code')}
            hint={t('voucher.hint')}
            action={t('voucher.use')}
            missing={t('voucher.missing')}
            error={error?.message}
            pending={pending}
            onUse={onUse}
          />
        )}
        {vouchers.length > 0 && (
          <p>
            <Button variant="quiet" disabled={pending} onClick={onRemove}>
              {t('voucher.remove')}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}
