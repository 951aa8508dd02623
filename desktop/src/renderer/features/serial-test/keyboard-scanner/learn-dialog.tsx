import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WedgeSettings } from '../../../../bridge-gate.ts';
import { askStation } from '../../../lib/bridge.ts';
import { SCANNER_STATE } from '../../../lib/scanner/use-scanner-state.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import styles from './keyboard-scanner.module.css';
import { LearnSheet } from './learn-sheet.tsx';
import { SampleCode } from './sample-code.tsx';
import { useLearnKeys } from './use-learn-keys.ts';

/** Shows a code to scan, and stores what the keys of that scan tell about the scanner. */
export function LearnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('serial-test');
  const client = useQueryClient();
  const [missed, setMissed] = useState(false);
  const save = useMutation({
    mutationFn: (settings: WedgeSettings) => askStation('scanner.learn', settings),
    onSuccess(state) {
      client.setQueryData(SCANNER_STATE, state);
      toasts.show(t('wedge.learnt'), 'ok');
      onClose();
    },
  });
  useLearnKeys(settings => {
    setMissed(!settings);
    if (settings && !save.isPending) save.mutate(settings);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('wedge.scanThis')}
      description={t('wedge.scanThisText')}
      actions={
        <>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('wedge.print')}
          </Button>
          <Button onClick={onClose}>{t('wedge.cancel')}</Button>
        </>
      }
    >
      <div className={styles.sample}>
        <SampleCode label={t('wedge.code')} />
        {missed && (
          <Notice live tone="warn">
            {t('wedge.missed')}
          </Notice>
        )}
      </div>
      <LearnSheet />
    </Dialog>
  );
}
