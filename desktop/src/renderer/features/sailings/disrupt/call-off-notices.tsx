import type { DisruptionPreview } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';

interface CallOffNoticesProps {
  preview: DisruptionPreview;
  /** Whether guests choose, or get all of their money at once. */
  asks: boolean;
}

/** What the desk should think of before it cancels sailings. */
export function CallOffNotices({ preview: { sailings, total }, asks }: CallOffNoticesProps) {
  const { t } = useTranslation('sailings');
  const { money } = useFormat();
  const { orders, paidOrders, passengers, boarded, occupiedRooms, withoutEmail, refundSen, cashSen } = total;
  const placeable = sailings.reduce((sum, one) => sum + (one.placeable ?? 0), 0);
  const concerned = { count: orders, passengers: t('cancel.passengers', { count: passengers }) };
  return (
    <>
      <Notice tone="warn">
        {orders > 0 ? t('cancel.text', { ...concerned, refund: money(refundSen) }) : t('cancel.nobody')}
      </Notice>
      {paidOrders > 0 && (
        <Notice>
          {t('cancel.placeable', { count: paidOrders, placeable })}
          {asks && cashSen > 0 && ` ${t('cancel.cash', { amount: money(cashSen) })}`}
        </Notice>
      )}
      {boarded > 0 && <Notice tone="warn">{t('cancel.boarded', { count: boarded })}</Notice>}
      {occupiedRooms > 0 && <Notice tone="warn">{t('cancel.occupied', { count: occupiedRooms })}</Notice>}
      {withoutEmail > 0 && <Notice tone="warn">{t('delay.withoutEmail', { count: withoutEmail })}</Notice>}
    </>
  );
}
