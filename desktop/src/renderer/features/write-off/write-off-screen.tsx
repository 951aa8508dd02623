import { useTranslation } from 'react-i18next';
import { useWedge } from '../../lib/wedge/use-wedge.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';
import { BoardingCount } from './boarding-count.tsx';
import { PartyPanel } from './party-panel.tsx';
import { PlaceBar } from './place-bar.tsx';
import { ResultPanel } from './result-panel.tsx';
import { ScanForm } from './scan-form.tsx';
import { ScanHistory } from './scan-history.tsx';
import { TypedForm } from './typed-form.tsx';
import { useGate } from './use-gate.ts';
import { usePlace } from './use-place.ts';
import styles from './write-off.module.css';

/** Ticket write-off (specification section 2): tickets are verified by scanner or by code. */
export default function WriteOffScreen() {
  const { t } = useTranslation('write-off');
  const place = usePlace();
  const { sailing, gate, muted } = place;
  const { passages, busy, show, askAgain, markUndone } = useGate({ sailingId: sailing?.id, gate, muted });
  useWedge(code => show({ code }), { inFields: true });
  const last = passages[0];
  const shown = last && 'decision' in last.outcome && last.outcome.decision.ticket !== null;
  return (
    <Screen>
      <PageHeader title={t('title')} />
      {place.error && <ErrorState error={place.error} onRetry={place.refetch} />}
      <PlaceBar place={place} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ResultPanel passage={last} busy={busy} onAskAgain={askAgain} />
          {shown && <PartyPanel key={last.scene.eventId} scene={last.scene} />}
        </div>
        <div className={styles.column}>
          {sailing && <BoardingCount sailing={sailing} />}
          <Panel title={t('scan.title')}>
            <ScanForm onCode={code => show({ code })} />
          </Panel>
          <Panel title={t('typed.title')}>
            <TypedForm onTyped={show} />
          </Panel>
          <ScanHistory passages={passages} onUndone={markUndone} />
        </div>
      </div>
    </Screen>
  );
}
