import type { OfficeSailingDetail } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { OfSailing } from '../names/of-sailing.tsx';
import { actOnSailing } from '../requests/change-sailing.ts';

interface SimpleActionDialogProps {
  sailing: OfficeSailingDetail;
  action: 'close' | 'reopen' | 'depart' | 'delete';
  onClose: () => void;
  onDone: () => void;
}

/** Confirms an action that needs no further input, and explains its effect. */
export function SimpleActionDialog({ sailing, action, onClose, onDone }: SimpleActionDialogProps) {
  const { t } = useTranslation('sailings');
  const { number } = useFormat();
  const missing = sailing.passengers - sailing.boarded;
  const left = sailing.capacity - sailing.held - sailing.sold;
  const consequence =
    action === 'depart' && missing > 0
      ? t('depart.missing', { count: missing })
      : t(`${action}.text`, { left: number(left) });
  const act = async () => {
    await actOnSailing(sailing.id, action);
    toasts.show(t(`done.${action}`), 'ok');
    onDone();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t(`${action}.title`)}
      consequence={<OfSailing sailing={sailing}>{consequence}</OfSailing>}
      action={t(`actions.${action}`)}
      destructive={action === 'depart' || action === 'delete'}
      onConfirm={act}
    />
  );
}
