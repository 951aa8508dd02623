import type { SailingCancellation } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { Progress } from '../../../ui/status/progress.tsx';

/** How far the parties of a canceled sailing are asked, what they chose, and the reason for the cancellation. */
export function CancellationProgress({ cancellation }: { cancellation: SailingCancellation }) {
  const { t } = useTranslation('sailings');
  const { money, number, dateTime, sentences } = useFormat();
  const { reason, note, orders, ordersDone, refundedSen, completedAt, choice } = cancellation;
  if (!completedAt)
    return (
      <Progress
        label={t(choice ? 'cancel.asking' : 'cancel.progress')}
        value={ordersDone}
        max={Math.max(orders, 1)}
        detail={t('cancel.progressOf', { done: number(ordersDone), orders: number(orders) })}
      />
    );
  const lines = [
    ...(ordersDone > 0 && !choice
      ? [t('cancel.refunded', { count: ordersDone, refund: money(refundedSen) })]
      : []),
    ...(choice ? [t('cancel.chosen', { ...choice, refund: money(refundedSen) })] : []),
    ...(choice && choice.open > 0
      ? [t(`cancel.openUntil.${choice.otherwise}`, { time: dateTime(choice.until) })]
      : []),
    t('cancel.reasonWas', { reason: t(`reasons.${reason}`) }),
    ...(note ? [note] : []),
  ];
  return <Notice tone={choice && choice.open > 0 ? 'warn' : 'info'}>{sentences(lines)}</Notice>;
}
