import type { CancelPreview } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChargeAndRefund } from '../../../ui/layout/charge-and-refund.tsx';

/** The charge and the refund of a cancellation, shown before confirmation. */
export function CancelCost({ preview, unpaid }: { preview: CancelPreview; unpaid: boolean }) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  if (unpaid) return <p>{t('cancel.free')}</p>;
  if (preview.refundSen === 0)
    return <p aria-live="polite">{t('cancel.nothingBack', { percent: preview.chargePercent })}</p>;
  return (
    <ChargeAndRefund
      charge={{
        label: t('cancel.charge', { percent: preview.chargePercent }),
        amount: money(preview.chargeSen),
      }}
      refund={{ label: t('cancel.refund'), amount: money(preview.refundSen) }}
    />
  );
}
