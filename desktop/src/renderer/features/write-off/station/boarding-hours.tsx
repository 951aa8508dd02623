import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from './station.module.css';

/** The phase of the sailing's boarding, and its hours. */
export function BoardingHours({ sailing }: { sailing: GateSailing }) {
  const { t } = useTranslation('write-off');
  const { timesBeside } = useFormat();
  const { departsAt, boardingOpensAt, boardingClosesAt } = sailing;
  const write = timesBeside(localDateOf(departsAt), [boardingOpensAt, boardingClosesAt]);
  return (
    <div className={styles.hours}>
      <StatusBadge
        tone={sailing.phase === 'boarding' || sailing.phase === 'last-call' ? 'ok' : 'neutral'}
        label={t(`phase.${sailing.phase}`)}
      />
      <span className={styles.quiet}>
        {t('window', { opens: write(boardingOpensAt), closes: write(boardingClosesAt) })}
      </span>
    </div>
  );
}
