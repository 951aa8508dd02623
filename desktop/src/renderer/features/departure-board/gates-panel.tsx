import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import styles from './board.module.css';
import { isSilent } from './unsent.ts';

/** What each gate has let in, what it has not sent, and when it was last heard of. */
export function GatesPanel({ gates, now }: Pick<DepartureBoard, 'gates'> & { now: Date }) {
  const { t } = useTranslation('departure-board');
  const { dateTime, relativeTime } = useFormat();
  return (
    <Panel title={t('gates.title')} flush>
      {gates.length === 0 && <EmptyState title={t('gates.none')} />}
      <ul aria-label={t('gates.title')}>
        {gates.map(gate => {
          const { stationId, gate: name, boarded, hasBoarded, waiting, waitingSince, lastSeenAt } = gate;
          const silent = isSilent(gate, now);
          return (
            <li key={stationId} className={styles.gate}>
              <strong className={styles.gateName}>{name || t('gates.unnamed')}</strong>
              <StatusBadge
                tone={toneOf(silent, gate)}
                label={
                  waiting > 0
                    ? t('gates.waiting', { count: waiting })
                    : t(silent ? (hasBoarded ? 'gates.unknown' : 'gates.off') : 'gates.sent')
                }
              />
              <span>{t('gates.boarded', { count: boarded })}</span>
              {waitingSince && (
                <span className={styles.silent}>{t('gates.since', { time: dateTime(waitingSince) })}</span>
              )}
              <span className={silent && hasBoarded ? styles.silent : styles.heard}>
                {silent
                  ? t('gates.silent', { time: dateTime(lastSeenAt) })
                  : t('gates.lastSeen', { ago: relativeTime(lastSeenAt, now) })}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** A silent gate is never green; one that boarded nobody here may be switched off. */
function toneOf(silent: boolean, { hasBoarded, waiting }: DepartureBoard['gates'][number]) {
  if (silent) return hasBoarded || waiting > 0 ? 'bad' : 'neutral';
  return waiting > 0 ? 'warn' : 'ok';
}
