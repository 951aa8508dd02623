import type { CalledOffLine, CalledOffWorklist } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { OrderLink } from '../../../ui/layout/order-link.tsx';
import { PhoneLink } from '../../../ui/layout/phone-link.tsx';
import { CalledButton } from '../../../ui/orders/called-button.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from './call-off.module.css';

/** The parties of a canceled sailing: their choices, calls to make, and money owed. */
export function Worklist({ sailingId }: { sailingId: number }) {
  const { t } = useTranslation('sailings');
  const { data, error } = useWorklist(sailingId);
  if (error && !data) return <Notice tone="bad">{error.message}</Notice>;
  if (!data) return <SkeletonLines />;
  if (data.lines.length === 0) return null;
  return (
    <section>
      <h3>{t('worklist.title')}</h3>
      <ul className={styles.lines}>
        {data.lines.map(line => (
          <WorklistLine key={line.number} sailingId={sailingId} line={line} />
        ))}
      </ul>
    </section>
  );
}

function WorklistLine({ sailingId, line }: { sailingId: number; line: CalledOffLine }) {
  const { t } = useTranslation('sailings');
  const { money, dateTime } = useFormat();
  const { number, name, phone, email, mailFailed, mustCall, places, called, cashSen, failedSen } = line;
  const { outcome, decidedBy, decidedAt } = line;
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        <span>
          <OrderLink number={number} /> {name} · {t('cancel.passengers', { count: places })}
        </span>
        <span className={styles.quiet}>
          <PhoneLink phone={phone} />
          {!email && ` · ${t('worklist.noEmail')}`}
          {email && mailFailed && ` · ${t('worklist.mailFailed')}`}
          {called && ` · ${t('worklist.called', { by: called.by, time: dateTime(called.at) })}`}
        </span>
      </span>
      <span className={styles.marks}>
        {outcome && decidedBy && decidedAt ? (
          <StatusBadge
            tone="ok"
            label={t(`worklist.outcome.${outcome}`, {
              by: t(`worklist.by.${decidedBy}`),
              time: dateTime(decidedAt),
            })}
          />
        ) : (
          <StatusBadge tone="warn" label={t('worklist.open')} />
        )}
        {mustCall && <StatusBadge tone="bad" label={t('worklist.mustCall')} />}
        {cashSen > 0 && <StatusBadge tone="warn" label={t('worklist.cash', { amount: money(cashSen) })} />}
        {failedSen > 0 && (
          <StatusBadge tone="bad" label={t('worklist.failed', { amount: money(failedSen) })} />
        )}
        {!called && (!outcome || mustCall) && (
          <CalledButton number={number} sailingId={sailingId} label={t('worklist.call')} />
        )}
      </span>
    </li>
  );
}

const CHOOSING_MS = 15_000;

/** The parties of a canceled sailing that have not chosen, must be called, or are owed money. */
const useWorklist = (sailingId: number) =>
  useQuery({
    queryKey: ['sailings', 'called-off', sailingId],
    queryFn: ({ signal }) =>
      request<CalledOffWorklist>('GET', `/office/sailings/${sailingId}/called-off`, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.lines.some(({ outcome }) => outcome === null) ? CHOOSING_MS : false,
    meta: { inline: true },
  });
