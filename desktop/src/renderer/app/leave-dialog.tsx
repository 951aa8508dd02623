import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { discardAndLeave, stay, useLeaveGuard } from '../lib/page/leave-guard.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';

/** Asks whether unsaved input may be discarded. */
export function LeaveDialog() {
  const { t } = useTranslation('frame');
  const open = useLeaveGuard(guard => guard.pending !== null);
  return (
    <Dialog
      open={open}
      onClose={stay}
      size="small"
      title={t('leave.title')}
      description={t('leave.text')}
      actions={
        <>
          <Button variant="danger" onClick={discardAndLeave}>
            {t('leave.discard')}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    />
  );
}
