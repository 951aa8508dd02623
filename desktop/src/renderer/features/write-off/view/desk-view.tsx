import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Expand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { Keys } from '../../../ui/keys.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { FindButton } from '../entry/find-button.tsx';
import { ScanForm } from '../entry/scan-form.tsx';
import { TypedForm } from '../entry/typed-form.tsx';
import { useGate } from '../gate/gate-store.ts';
import { LaneNotices } from '../gate/lane-notices.tsx';
import { useShown } from '../gate/use-shown.ts';
import { useScannerPort, useStop } from '../gate/use-stop.ts';
import { RecordList } from '../history/record-list.tsx';
import { PartyPanel } from '../result/party-panel.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { AssignmentBar } from '../station/assignment-bar.tsx';
import { EnrollPanel } from '../station/enroll-panel.tsx';
import { StateBar } from '../station/state-bar.tsx';
import { Counts } from './counts.tsx';
import { SailingHead } from './sailing-head.tsx';
import styles from './view.module.css';

interface ViewProps {
  state: GateState;
  onMode: () => void;
}

/** The gate within the shell: all its information at a glance, for an officer at a desk. */
export function DeskView({ state, onMode }: ViewProps) {
  const { t } = useTranslation('write-off');
  const records = useGate(gate => gate.records);
  const failed = useGate(gate => gate.failed);
  const { lit, shown } = useShown();
  const stop = useStop(state);
  const port = useScannerPort();
  return (
    <Screen>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <FindButton state={state} />
            <Button icon={Expand} onClick={onMode} aria-keyshortcuts="F">
              {t('mode.enter')} <Keys keys="f" />
            </Button>
          </>
        }
      />
      <SailingHead state={state} />
      <AssignmentBar state={state} />
      <StateBar state={state} />
      <EnrollPanel state={state} />
      <LaneNotices />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ResultPanel record={lit} failed={failed} stop={stop} port={port} sailings={state.sailings} />
          {shown?.ticket && <PartyPanel key={shown.eventId} record={shown} />}
        </div>
        <div className={styles.column}>
          {state.count && <Counts count={state.count} />}
          <Panel title={t('entry')}>
            <div className={styles.entry}>
              <ScanForm />
              <TypedForm />
            </div>
          </Panel>
          <RecordList records={records} sailings={state.sailings} />
        </div>
      </div>
    </Screen>
  );
}
