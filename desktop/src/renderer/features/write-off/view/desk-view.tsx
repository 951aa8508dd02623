import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Expand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { Keys } from '../../../ui/keys.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { ScanForm } from '../entry/scan-form.tsx';
import { TypedForm } from '../entry/typed-form.tsx';
import { shownAmong } from '../gate/gate-records.ts';
import { useGate } from '../gate/gate-store.ts';
import { RecordList } from '../history/record-list.tsx';
import { PartyPanel } from '../party/party-panel.tsx';
import { EnrolPanel } from '../place/enrol-panel.tsx';
import { PlaceBar } from '../place/place-bar.tsx';
import { StateBar } from '../place/state-bar.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { Counts } from './counts.tsx';
import styles from './view.module.css';

interface ViewProps {
  state: GateState;
  onMode: () => void;
}

/** The gate within the shell: everything about it at one glance, for an officer at a desk. */
export function DeskView({ state, onMode }: ViewProps) {
  const { t } = useTranslation('write-off');
  const records = useGate(gate => gate.records);
  const failed = useGate(gate => gate.failed);
  const lost = useGate(gate => gate.lost);
  const shown = shownAmong(records);
  return (
    <Screen>
      <PageHeader
        title={t('title')}
        actions={
          <Button icon={Expand} onClick={onMode} aria-keyshortcuts="F">
            {t('mode.enter')} <Keys keys="f" />
          </Button>
        }
      />
      {lost && (
        <Notice live tone="bad">
          {lost}
        </Notice>
      )}
      <PlaceBar state={state} />
      <StateBar state={state} />
      <EnrolPanel state={state} />
      {!state.ready && (
        <Notice live tone="bad">
          <strong>{t('state.notReady')}</strong> {t('state.notReadyText')}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ResultPanel record={shown} failed={failed} sailings={state.sailings} />
          {shown?.ticket && <PartyPanel key={shown.eventId} eventId={shown.eventId} />}
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
