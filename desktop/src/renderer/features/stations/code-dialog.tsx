import type { StationCode } from '@gangway/shared/contract/office/gate/stations.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import styles from './stations.module.css';

/** A new code, to be read aloud or copied by hand. */
export function CodeDialog({ code, onClose }: { code: StationCode; onClose: () => void }) {
  const { t } = useTranslation('stations');
  const { time } = useFormat();
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('code.title')}
      description={t('code.text', { time: time(code.expiresAt) })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('code.close')}
        </Button>
      }
    >
      <output className={styles.code}>{code.code}</output>
    </Dialog>
  );
}
