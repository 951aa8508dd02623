import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import styles from './board.module.css';
import { isSilent } from './margin/unsent.ts';
import { standGateDown } from './requests/departure.ts';

type Gate = DepartureBoard['gates'][number];

interface GatesPanelProps extends Pick<DepartureBoard, 'gates'> {
  sailingId: number;
  /** By the server's clock. */
  now: Date;
}

/** What each gate has admitted, what it has not sent or may hold, and its last contact. */
export function GatesPanel({ gates, sailingId, now }: GatesPanelProps) {
  const { t } = useTranslation('departure-board');
  const [spare, setSpare] = useState<Gate | null>(null);
  return (
    <Panel title={t('gates.title')} flush>
      {gates.length === 0 && <EmptyState title={t('gates.none')} />}
      <ul aria-label={t('gates.title')}>
        {gates.map(gate => (
          <GateRow key={gate.stationId} gate={gate} now={now} onStandDown={() => setSpare(gate)} />
        ))}
      </ul>
      <ConfirmDialog
        open={spare !== null}
        onClose={() => setSpare(null)}
        title={t('standDown.title', { gate: spare?.gate || t('gates.unnamed') })}
        consequence={t('standDown.consequence')}
        action={t('standDown.action')}
        onConfirm={() => standGateDown(sailingId, spare?.stationId ?? '')}
      />
    </Panel>
  );
}

function GateRow({ gate, now, onStandDown }: { gate: Gate; now: Date; onStandDown: () => void }) {
  const { t } = useTranslation('departure-board');
  const { dateTime, time, relativeTime } = useFormat();
  const { gate: name, boarded, waiting, waitingSince, lastSeenAt, stoodDown } = gate;
  const silent = isSilent(gate, now);
  const mayHold = silent && stoodDown === null;
  return (
    <li className={styles.gate}>
      <strong className={styles.gateName}>{name || t('gates.unnamed')}</strong>
      <StatusBadge
        tone={stoodDown && silent ? 'neutral' : mayHold ? 'bad' : waiting > 0 ? 'warn' : 'ok'}
        label={
          waiting > 0
            ? t('gates.waiting', { count: waiting })
            : t(mayHold ? 'gates.unknown' : silent ? 'gates.down' : 'gates.sent')
        }
      />
      <span>{t('gates.boarded', { count: boarded })}</span>
      {waitingSince && (
        <span className={styles.silent}>{t('gates.since', { time: dateTime(waitingSince) })}</span>
      )}
      {mayHold && <span className={styles.silent}>{t('gates.mayHold', { time: time(lastSeenAt) })}</span>}
      {stoodDown && (
        <span className={styles.heard}>
          {t('gates.stoodDown', {
            time: dateTime(stoodDown.at),
            name: stoodDown.by.name || stoodDown.by.username,
          })}
        </span>
      )}
      <span className={mayHold ? styles.silent : styles.heard}>
        {silent
          ? t('gates.silent', { time: dateTime(lastSeenAt) })
          : t('gates.lastSeen', { ago: relativeTime(lastSeenAt, now) })}
      </span>
      {mayHold && waiting === 0 && can('boarding.override') && (
        <Button size="small" onClick={onStandDown}>
          {t('standDown.action')}
        </Button>
      )}
    </li>
  );
}
