import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { useFormat } from '../format/use-format.ts';
import styles from './code-entry.module.css';
import { CodeEntry } from './code-entry.tsx';

interface VoucherPanelProps {
  /** The vouchers in use, by the end of their codes, with the remaining amount of each, if loaded. */
  vouchers: readonly { ending: string; amountSen: number; leftSen?: number }[];
  /** The amount still due by another payment method. */
  toPaySen: number;
  /** Whether another voucher can be added. */
  more: boolean;
  error: Error | null;
  pending: boolean;
  onUse: (code: string) => void;
  onRemove: () => void;
}

/** Payment with a voucher: its code, the amount it pays, and the amount still due. */
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
