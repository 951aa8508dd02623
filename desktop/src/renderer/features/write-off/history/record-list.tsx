import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateRecord } from '../../../../bridge-gate.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import styles from './history.module.css';
import { RecordRow } from './record-row.tsx';
import type { Remedy } from './remedy.ts';
import { SupervisorDialog } from './supervisor-dialog.tsx';

interface RecordListProps {
  records: readonly GateRecord[];
  sailings: readonly GateSailing[];
}

/** The last records of this gate, and whether the server has them; a supervisor may undo or override them. */
export function RecordList({ records, sailings }: RecordListProps) {
  const { t } = useTranslation('write-off');
  const [remedyRequest, setRemedyRequest] = useState<{ record: GateRecord; remedy: Remedy } | null>(null);
  return (
    <Panel title={t('history.title')} flush>
      {records.length === 0 && <EmptyState title={t('history.empty')} />}
      <ol className={styles.history} aria-label={t('history.title')}>
        {records.map(record => (
          <RecordRow
            key={record.eventId}
            record={record}
            sailings={sailings}
            onRemedy={remedy => setRemedyRequest({ record, remedy })}
          />
        ))}
      </ol>
      {remedyRequest && <SupervisorDialog {...remedyRequest} onClose={() => setRemedyRequest(null)} />}
    </Panel>
  );
}
