import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateRecord } from '../../../../bridge-gate.ts';
import { can } from '../../../lib/session.ts';
import { remedyOf } from './remedy.ts';
import { SupervisorDialog } from './supervisor-dialog.tsx';

/** What a supervisor may do about the record that is shown; nothing for anybody else. */
export function RemedyButton({ record }: { record: GateRecord | undefined }) {
  const { t } = useTranslation('write-off');
  const [asked, setAsked] = useState<GateRecord | null>(null);
  const remedy = record && can('boarding.override') && remedyOf(record);
  // The next ticket may be shown while the dialog is open, or none: it is still about this one.
  const about = asked && remedyOf(asked);
  return (
    <>
      {record && remedy && <Button onClick={() => setAsked(record)}>{t(`history.${remedy}`)}</Button>}
      {asked && about && <SupervisorDialog record={asked} remedy={about} onClose={() => setAsked(null)} />}
    </>
  );
}
