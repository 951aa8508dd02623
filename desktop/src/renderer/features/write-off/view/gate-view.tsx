import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Keyboard, Minimize } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateRecord, GateState } from '../../../../bridge-gate.ts';
import { useFullWindow } from '../../../lib/page/full-window.ts';
import { can } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FindButton } from '../entry/find-button.tsx';
import { TypedForm } from '../entry/typed-form.tsx';
import { useGate } from '../gate/gate-store.ts';
import { LaneNotices } from '../gate/lane-notices.tsx';
import { useShown } from '../gate/use-shown.ts';
import { useScannerPort, useStop } from '../gate/use-stop.ts';
import { remedyOf } from '../history/remedy.ts';
import { SupervisorDialog } from '../history/supervisor-dialog.tsx';
import { PartyPanel } from '../result/party-panel.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { StateBar } from '../station/state-bar.tsx';
import { CountStrip } from './count-strip.tsx';
import styles from './gate-view.module.css';
import { SailingHead } from './sailing-head.tsx';

/** The gate in the full window: for a screen in the terminal, read from a distance and used with gloves. */
export function GateView({ state, onMode }: { state: GateState; onMode: () => void }) {
  const { t } = useTranslation('write-off');
  const failed = useGate(gate => gate.failed);
  const turn = useGate(gate => gate.turn);
  const { lit, shown } = useShown();
  const stop = useStop(state);
  const port = useScannerPort();
  // The result of a ticket presented meanwhile must be visible: the dialog closes at the next one.
  const [typingSince, setTypingSince] = useState<number | null>(null);
  const close = () => setTypingSince(null);
  useFullWindow();
  return (
    <div className={styles.gate}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <header className={styles.head}>
        <SailingHead state={state} whole />
        {state.count && <CountStrip count={state.count} />}
      </header>
      <LaneNotices whole />
      <div className={styles.body}>
        <ResultPanel whole record={lit} failed={failed} stop={stop} port={port} sailings={state.sailings} />
        {shown?.ticket && (
          <aside className={styles.side}>
            <PartyPanel key={shown.eventId} record={shown} />
          </aside>
        )}
      </div>
      <footer className={styles.foot}>
        <StateBar state={state} fixed />
        <div className={styles.actions}>
          <RemedyButton record={shown} />
          <FindButton state={state} gloves />
          <Button icon={Keyboard} onClick={() => setTypingSince(turn)}>
            {t('typed.title')}
          </Button>
          <Button icon={Minimize} onClick={onMode} aria-keyshortcuts="F Escape">
            {t('mode.leave')}
          </Button>
        </div>
      </footer>
      <Dialog open={typingSince === turn} onClose={close} title={t('typed.title')} size="wide" gloves>
        <TypedForm gloves />
      </Dialog>
    </div>
  );
}

/** What a supervisor may do about the shown record; hidden from other users. */
function RemedyButton({ record }: { record: GateRecord | undefined }) {
  const { t } = useTranslation('write-off');
  const [subject, setSubject] = useState<GateRecord | null>(null);
  const remedy = record && can('boarding.override') && remedyOf(record);
  // Another ticket may be presented while the dialog is open; the dialog still belongs to this one.
  const about = subject && remedyOf(subject);
  return (
    <>
      {record && remedy && <Button onClick={() => setSubject(record)}>{t(`history.${remedy}`)}</Button>}
      {subject && about && (
        <SupervisorDialog record={subject} remedy={about} onClose={() => setSubject(null)} />
      )}
    </>
  );
}
