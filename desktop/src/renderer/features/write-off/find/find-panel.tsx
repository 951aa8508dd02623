import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Lock, Ship } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GateState } from '../../../../bridge-gate.ts';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { useSyncNow } from '../place/use-sync-now.ts';
import { FindForm } from './find-form.tsx';

interface FindPanelProps {
  state: GateState;
  gloves: boolean;
}

/** The search, or why nobody can be looked for here now. */
export function FindPanel({ state, gloves }: FindPanelProps) {
  const { t } = useTranslation('write-off');
  const { trying, tryNow } = useSyncNow();
  const { status } = state.finder;
  if (status === 'no-sailing')
    return <EmptyState icon={Ship} title={t('find.noSailing')} text={t('find.noSailingHint')} />;
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
