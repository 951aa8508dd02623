import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../../ui/button.tsx';
import type { Tone } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import type { Passage } from './use-gate.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import styles from './write-off.module.css';

const tones: Record<Verdict, Tone> = { admit: 'ok', warn: 'warn', refuse: 'bad' };

interface ScanHistoryProps {
  passages: readonly Passage[];
  onUndone: (eventId: string) => void;
}

/** The last scans of this gate; a supervisor may take a boarding back. */
export function ScanHistory({ passages, onUndone }: ScanHistoryProps) {
  const { t } = useTranslation('write-off');
  const { time } = useFormat();
  const [undoing, setUndoing] = useState<Passage | null>(null);
  return (
    <Panel title={t('history.title')} flush>
      {passages.length === 0 && <EmptyState title={t('history.empty')} />}
      <ol className={styles.history} aria-label={t('history.title')}>
        {passages.map(passage => {
          const { scene, outcome, undone } = passage;
          const verdict = verdictOf(outcome);
          const ticket = 'decision' in outcome ? outcome.decision.ticket : null;
          const boarded = 'decision' in outcome && outcome.decision.outcome === 'boarded';
          return (
            <li key={scene.eventId}>
              <time dateTime={scene.scannedAt} className={styles.quiet}>
                {time(scene.scannedAt)}
              </time>
              <StatusBadge
                tone={undone ? 'neutral' : tones[verdict]}
                label={t(undone ? 'history.undone' : `verdict.${verdict}`)}
              />
              <span className={styles.member}>
                {ticket?.passengerName ?? t('history.nobody')}
                <span className={styles.quiet}> {ticket?.serial ?? messageOf(passage)}</span>
              </span>
              {boarded && ticket && !undone && can('boarding.override') && (
                <Button size="small" onClick={() => setUndoing(passage)}>
                  {t('history.undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {undoing && (
        <UndoDialog
          passage={undoing}
          onClose={() => setUndoing(null)}
          onUndone={() => onUndone(undoing.scene.eventId)}
        />
      )}
    </Panel>
  );
}

const messageOf = ({ outcome }: Passage): string =>
  'failed' in outcome ? outcome.failed : outcome.decision.message;
