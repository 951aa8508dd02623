import type { SailingCancellation } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { Progress } from '../../../ui/status/progress.tsx';

/** The refund progress of a canceled sailing's orders, and the reason for the cancellation. */
export function CancellationProgress({ cancellation }: { cancellation: SailingCancellation }) {
  const { t } = useTranslation('sailings');
  const { money, number } = useFormat();
  const { reason, note, orders, ordersDone, refundedSen, completedAt } = cancellation;
  const why = [t('cancel.reasonWas', { reason: t(`reasons.${reason}`) }), note].filter(Boolean).join('. ');
  if (completedAt)
    return (
      <Notice tone="info">
        {ordersDone > 0 && t('cancel.done', { count: ordersDone, refund: money(refundedSen) })} {why}
      </Notice>
    );
  return (
    <Progress
      label={t('cancel.progress')}
      value={ordersDone}
      max={Math.max(orders, 1)}
      detail={t('cancel.progressOf', { done: number(ordersDone), orders: number(orders) })}
    />
  );
}
