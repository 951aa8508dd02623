import type {
  DisruptionReason,
  OfficeSailingDetail,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { useCancelPreview } from '../requests/cancel-preview.ts';
import { cancelSailing } from '../requests/change-sailing.ts';
import styles from './call-off.module.css';
import { ReasonField } from './reason-field.tsx';

/** Cancels a sailing after showing how many orders and passengers and how much money that affects. */
export function CancelDialog({ sailing, onClose }: { sailing: OfficeSailingDetail; onClose: () => void }) {
  const { t } = useTranslation('sailings');
  const { money } = useFormat();
  const { data, error } = useCancelPreview(sailing.id);
  const [reason, setReason] = useState<DisruptionReason>('weather');
  const [note, setNote] = useState('');
  const refund = money(data?.refundSen ?? 0);
  const consequence = data
    ? t(data.orders > 0 ? 'cancel.text' : 'cancel.nobody', {
        count: data.orders,
        passengers: t('cancel.passengers', { count: data.passengers }),
        refund,
      })
    : t('cancel.counting');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('cancel.title')}
      consequence={consequence}
      action={data && data.refundSen > 0 ? t('cancel.actionRefund', { refund }) : t('cancel.action')}
      dismiss={t('cancel.keep')}
      destructive
      blocked={!data}
      onConfirm={() => cancelSailing(sailing.id, { reason, note: note.trim() })}
    >
      <div className={styles.dialog}>
        {error && (
          <Notice live tone="bad">
            {error.message}
          </Notice>
        )}
        {data && data.boarded > 0 && (
          <Notice tone="warn">{t('cancel.boarded', { count: data.boarded })}</Notice>
        )}
        {data && data.occupiedRooms > 0 && (
          <Notice tone="warn">{t('cancel.occupied', { count: data.occupiedRooms })}</Notice>
        )}
        {data && data.withoutEmail > 0 && (
          <Notice tone="warn">{t('delay.withoutEmail', { count: data.withoutEmail })}</Notice>
        )}
        <ReasonField value={reason} onChange={setReason} />
        <TextArea label={t('cancel.note')} optional value={note} onChange={setNote} maxLength={500} />
      </div>
    </ConfirmDialog>
  );
}
