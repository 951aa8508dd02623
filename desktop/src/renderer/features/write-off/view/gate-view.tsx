import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Keyboard, Minimize } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { useTakenWindow } from '../../../lib/page/whole-window.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TypedForm } from '../entry/typed-form.tsx';
import { shownAmong } from '../gate/gate-records.ts';
import { useGate } from '../gate/gate-store.ts';
import { RemedyButton } from '../history/remedy-button.tsx';
import { PartyPanel } from '../party/party-panel.tsx';
import { StateBar } from '../place/state-bar.tsx';
import { usePlace } from '../place/use-place.ts';
import { ResultPanel } from '../result/result-panel.tsx';
import { CountStrip } from './count-strip.tsx';
import styles from './gate-view.module.css';

/** The gate over the whole window: a screen in the terminal, read from afar and used with gloves. */
export function GateView({ state, onMode }: { state: GateState; onMode: () => void }) {
  const { t } = useTranslation('write-off');
  const { sailing } = usePlace(state);
  const records = useGate(gate => gate.records);
  const failed = useGate(gate => gate.failed);
  const lost = useGate(gate => gate.lost);
  const shown = shownAmong(records);
  const light = failed ?? shown?.eventId ?? null;
  // Whatever comes of a ticket meanwhile has to be seen: the dialog is open over the light that it was opened over.
  const [typingOver, setTypingOver] = useState<{ light: typeof light } | null>(null);
  const close = () => setTypingOver(null);
  useTakenWindow();
  return (
    <div className={styles.gate}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <header className={styles.head}>
        <div className={styles.place}>
          <strong>{[state.place.gate, sailing?.ship ?? t('anySailing')].filter(Boolean).join(' · ')}</strong>
        </div>
        {state.count && <CountStrip count={state.count} />}
      </header>
      {(lost ?? !state.ready) && (
        <Notice live tone="bad">
          {lost ?? t('state.notReadyText')}
        </Notice>
      )}
      <div className={styles.body}>
        <ResultPanel whole record={shown} failed={failed} sailings={state.sailings} />
        {shown?.ticket && (
          <aside className={styles.side}>
            <PartyPanel key={shown.eventId} eventId={shown.eventId} />
          </aside>
        )}
      </div>
      <footer className={styles.foot}>
        <StateBar state={state} fixed />
        <div className={styles.actions}>
          {shown && <RemedyButton record={shown} />}
          <Button icon={Keyboard} onClick={() => setTypingOver({ light })}>
            {t('typed.title')}
          </Button>
          <Button icon={Minimize} onClick={onMode} aria-keyshortcuts="F Escape">
            {t('mode.leave')}
          </Button>
        </div>
      </footer>
      <Dialog open={typingOver?.light === light} onClose={close} title={t('typed.title')} size="wide" gloves>
        <TypedForm gloves />
      </Dialog>
    </div>
  );
}
