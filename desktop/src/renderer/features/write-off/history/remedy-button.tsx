import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatePassage } from '../../../../bridge-gate.ts';
import { can } from '../../../lib/session.ts';
import { remedyOf } from './remedy.ts';
import { SupervisorDialog } from './supervisor-dialog.tsx';

/** What a supervisor may do about the passage that is shown; nothing for anybody else. */
export function RemedyButton({ passage }: { passage: GatePassage }) {
  const { t } = useTranslation('write-off');
  const [asked, setAsked] = useState<GatePassage | null>(null);
  const remedy = can('boarding.override') ? remedyOf(passage) : null;
  // The next ticket may be shown while the dialog is open: it is still about this one.
  const about = asked && remedyOf(asked);
  return (
    <>
      {remedy && <Button onClick={() => setAsked(passage)}>{t(`history.${remedy}`)}</Button>}
      {asked && about && <SupervisorDialog passage={asked} remedy={about} onClose={() => setAsked(null)} />}
    </>
  );
}
