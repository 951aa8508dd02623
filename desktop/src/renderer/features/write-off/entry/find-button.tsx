import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Lock, Ship, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Keys } from '../../../ui/keys.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { useGate } from '../gate/gate-store.ts';
import { useSyncNow } from '../station/use-sync-now.ts';
import { FindForm } from './find-form.tsx';

/** A key combination, which a keyboard scanner does not send. */
const KEYS = 'mod+f';

interface FindButtonProps {
  state: GateState;
  /** For gloves, with keys on the screen. */
  gloves?: boolean;
}

/** Opens the search for passengers without a ticket; hidden from users who may not search. */
export function FindButton({ state, gloves }: FindButtonProps) {
  return state.finder.status === 'not-permitted' ? null : <Finder state={state} gloves={gloves ?? false} />;
}

function Finder({ state, gloves }: FindButtonProps & { gloves: boolean }) {
  const { t } = useTranslation('write-off');
  const turn = useGate(gate => gate.turn);
  // The result of a ticket presented meanwhile must be visible: the dialog closes at the next one.
  const [since, setSince] = useState<number | null>(null);
  const open = () => setSince(turn);
  useShortcut(KEYS, t('find.title'), open);
  return (
    <>
      <Button icon={UserSearch} onClick={open} aria-keyshortcuts="Control+F Meta+F">
        {t('find.title')} {!gloves && <Keys keys={KEYS} />}
      </Button>
      <Dialog
        open={since === turn}
        onClose={() => setSince(null)}
        title={t('find.title')}
        description={t('find.description')}
        size="wide"
        gloves={gloves}
      >
        <FindPanel state={state} gloves={gloves} />
      </Dialog>
    </>
  );
}

interface FindPanelProps {
  state: GateState;
  gloves: boolean;
}

/** The search, or why it is impossible now. */
function FindPanel({ state, gloves }: FindPanelProps) {
  const { t } = useTranslation('write-off');
  const { trying, tryNow } = useSyncNow();
  const { status } = state.finder;
  if (status === 'no-sailing')
    return (
      <EmptyState
        icon={Ship}
        title={t('find.noSailing')}
        text={t(`find.noSailingHint.${gloves ? 'gate' : 'desk'}`)}
      />
    );
  if (status !== 'open')
    return (
      <EmptyState
        icon={Lock}
        title={t('find.locked')}
        text={t('find.lockedHint')}
        action={
          <Button variant="primary" loading={trying} onClick={tryNow}>
            {t('find.tryNow')}
          </Button>
        }
      />
    );
  return <FindForm state={state} gloves={gloves} />;
}
