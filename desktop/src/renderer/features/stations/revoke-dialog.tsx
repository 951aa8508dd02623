import type { OfficeStation } from '@gangway/shared/contract/office/gate/stations.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { revokeStation } from './requests/stations.ts';

export function RevokeDialog({ station, onClose }: { station: OfficeStation; onClose: () => void }) {
  const { t } = useTranslation('stations');
  const name = station.name || t('unnamed');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('revoke.title', { name })}
      consequence={t('revoke.consequence')}
      action={t('revoke.action')}
      destructive
      onConfirm={async () => {
        await revokeStation(station.id);
        toasts.show(t('revoke.done', { name }), 'ok');
      }}
    />
  );
}
