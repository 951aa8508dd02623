import type { UsedVoucher } from '@gangway/shared/contract/sales/vouchers.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../fields/order.module.css';
import { payWithVoucher } from '../requests/vouchers.ts';

interface VoucherEntryProps {
  number: string;
  onUsed: (used: UsedVoucher) => void;
}

/** Pays an order with a voucher; the rest is paid in another way. */
export function VoucherEntry({ number, onUsed }: VoucherEntryProps) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  const [code, setCode] = useState('');
  const use = useMutation({
    meta: { inline: true },
    mutationFn: (used: string) => payWithVoucher(number, used, newKey()),
    onSuccess: ({ voucher }, used) => {
      // The next code may be in the field already.
      setCode(now => (now.trim() === used ? '' : now));
      onUsed(voucher);
    },
  });
  return (
    <div className={styles.dialog}>
      <div className={styles.besideButton}>
        <TextField
          label={t('voucher.code')}
          optional
          autoComplete="off"
          spellCheck={false}
          value={code}
          error={use.error?.message}
          onChange={setCode}
        />
        <Button disabled={code.trim() === ''} loading={use.isPending} onClick={() => use.mutate(code.trim())}>
          {t('voucher.use')}
        </Button>
      </div>
      {use.data && (
        <p role="status">
          {t('voucher.used', {
            amount: money(use.data.voucher.usedSen),
            left: money(use.data.voucher.leftSen),
          })}
        </p>
      )}
    </div>
  );
}
