import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { Progress } from '../../../ui/status/progress.tsx';
import { useGuestMessages } from '../requests/guest-messages.ts';
import styles from './message.module.css';

/** The messages to all guests of a sailing; for one that is being sent, how many orders have received it. */
export function MessagesSection({ sailingId }: { sailingId: number }) {
  const { t } = useTranslation('sailings');
  const { dateTime, number } = useFormat();
  const { data = [] } = useGuestMessages(sailingId);
  if (data.length === 0) return null;
  return (
    <section>
      <h3>{t('message.section')}</h3>
      <ul className={styles.sent}>
        {data.map(({ id, subject, sentAt, sentBy, told, orders, completedAt }) => (
          <li key={id}>
            <strong>{subject}</strong>
            <span className={styles.quiet}>{t('message.by', { time: dateTime(sentAt), name: sentBy })}</span>
            {completedAt ? (
              <span className={styles.quiet}>{t('message.told', { count: told })}</span>
            ) : (
              <Progress
                label={t('message.telling')}
                value={told}
                max={Math.max(orders, 1)}
                detail={t('cancel.progressOf', { done: number(told), orders: number(orders) })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
