import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatePassage } from '../../../../bridge-gate.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import styles from './history.module.css';
import { PassageRow } from './passage-row.tsx';
import type { Remedy } from './remedy.ts';
import { SupervisorDialog } from './supervisor-dialog.tsx';

interface PassageListProps {
  passages: readonly GatePassage[];
  sailings: readonly GateSailing[];
}

/** The last scans of this gate and whether the server has them; a supervisor may change what came of them. */
export function PassageList({ passages, sailings }: PassageListProps) {
  const { t } = useTranslation('write-off');
  const [asked, setAsked] = useState<{ passage: GatePassage; remedy: Remedy } | null>(null);
  return (
    <Panel title={t('history.title')} flush>
      {passages.length === 0 && <EmptyState title={t('history.empty')} />}
      <ol className={styles.history} aria-label={t('history.title')}>
        {passages.map(passage => (
          <PassageRow
            key={passage.eventId}
            passage={passage}
            sailings={sailings}
            onRemedy={remedy => setAsked({ passage, remedy })}
          />
        ))}
      </ol>
      {asked && <SupervisorDialog {...asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
