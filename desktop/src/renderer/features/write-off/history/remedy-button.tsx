import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateRecord } from '../../../../bridge-gate.ts';
import { can } from '../../../lib/session.ts';
import { remedyOf } from './remedy.ts';
import { SupervisorDialog } from './supervisor-dialog.tsx';

/** What a supervisor may do about the record that is shown; nothing for anybody else. */
export function RemedyButton({ record }: { record: GateRecord }) {
  const { t } = useTranslation('write-off');
  const [asked, setAsked] = useState<GateRecord | null>(null);
  const remedy = can('boarding.override') ? remedyOf(record) : null;
  // The next ticket may be shown while the dialog is open: it is still about this one.
  const about = asked && remedyOf(asked);
  return (
    <>
      {remedy && <Button onClick={() => setAsked(record)}>{t(`history.${remedy}`)}</Button>}
      {asked && about && <SupervisorDialog record={asked} remedy={about} onClose={() => setAsked(null)} />}
    </>
  );
}
