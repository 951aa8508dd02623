import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './order-view.module.css';

/** The changes since the sailing was booked: its time, and the staff's messages to all guests. */
export function VoyageNews({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { dateTime } = useFormat();
  // An offline copy of an earlier version has no messages.
  const notices = order.notices ?? [];
  if (!order.movedFrom && notices.length === 0) return null;
  return (
    <div className={styles.news}>
      {order.movedFrom && <MoveNotice order={order} from={order.movedFrom} />}
      {notices.map(({ at, subject, text }) => (
        <Notice key={at} title={subject}>
          <p className={styles.written}>{text}</p>
          <p className="muted">{t('news.written', { time: dateTime(at) })}</p>
        </Notice>
      ))}
    </div>
  );
}

/** "Delayed: now 17:40 (was 16:00)", with the dates if they differ. */
function MoveNotice({ order, from }: { order: OrderDetail; from: string }) {
  const { t } = useTranslation('orders');
  const { dateTime, time } = useFormat();
  const { departsAt } = order.sailing;
  const sameDay = dateTime(from).replace(time(from), '') === dateTime(departsAt).replace(time(departsAt), '');
  const written = sameDay ? time : dateTime;
  const times = { now: written(departsAt), was: written(from) };
  return (
    <Notice
      tone="warn"
      title={t(Date.parse(departsAt) > Date.parse(from) ? 'news.delayed' : 'news.earlier', times)}
    />
  );
}
