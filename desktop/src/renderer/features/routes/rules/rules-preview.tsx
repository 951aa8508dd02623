import type { FarePreview } from '@gangway/shared/contract/office/sailings/fares.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { FareLines } from '../../../ui/fares/fare-lines.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import styles from './rules.module.css';

interface RulesPreviewProps {
  preview: FarePreview;
  onDecide: (save: boolean) => void;
}

/** The sailings that new rules change, and their bookings; the rules are saved from here. */
export function RulesPreview({ preview: { sailings }, onDecide }: RulesPreviewProps) {
  const { t } = useTranslation(['fares', 'frame']);
  return (
    <Drawer
      open
      onClose={() => onDecide(false)}
      size="wide"
      title={t('rules.confirm')}
      description={sailings.length > 0 && t('rules.changes', { count: sailings.length })}
      actions={
        <>
          <Button onClick={() => onDecide(false)}>{t('frame:cancel')}</Button>
          <Button variant="primary" onClick={() => onDecide(true)}>
            {t('rules.saveNow')}
          </Button>
        </>
      }
    >
      {sailings.length > 0 ? (
        <div className={styles.preview}>
          {sailings.some(({ booked }) => booked.length > 0) && <Notice>{t('many.kept')}</Notice>}
          <FareLines lines={sailings} />
        </div>
      ) : (
        <EmptyState title={t('rules.noChanges')} />
      )}
    </Drawer>
  );
}
