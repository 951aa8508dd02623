import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WedgeSettings } from '../../../../bridge-gate.ts';
import { askStation } from '../../../lib/bridge.ts';
import { SCANNER_STATE, useScannerState } from '../../../lib/scanner/use-scanner-state.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from './keyboard-scanner.module.css';
import { LearnDialog } from './learn-dialog.tsx';

/** The keyboard scanner of this workplace: its properties, measured with one scan of a code. */
export function KeyboardScannerPanel() {
  const { t } = useTranslation('serial-test');
  const client = useQueryClient();
  const state = useScannerState().data;
  const [learning, setLearning] = useState(false);
  const forget = useMutation({
    mutationFn: () => askStation('scanner.learn', null),
    onSuccess: next => client.setQueryData(SCANNER_STATE, next),
  });
  if (!state) return null;
  const { wedge } = state;
  return (
    <Panel title={t('wedge.title')}>
      <div className={styles.panel}>
        <p>{t(wedge ? 'wedge.known' : 'wedge.unknown')}</p>
        {wedge && <WedgeFacts wedge={wedge} />}
        <div className={styles.actions}>
          <Button icon={ScanLine} onClick={() => setLearning(true)}>
            {t(wedge ? 'wedge.again' : 'wedge.learn')}
          </Button>
          {wedge && (
            <Button variant="quiet" loading={forget.isPending} onClick={() => forget.mutate()}>
              {t('wedge.forget')}
            </Button>
          )}
        </div>
      </div>
      {learning && <LearnDialog onClose={() => setLearning(false)} />}
    </Panel>
  );
}

function WedgeFacts({ wedge: { gapMs, prefix, suffix, ending, keys } }: { wedge: WedgeSettings }) {
  const { t } = useTranslation('serial-test');
  const swapped = Object.keys(keys).length;
  return (
    <Facts
      facts={[
        { label: t('wedge.gap'), value: t('wedge.gapMs', { count: gapMs }) },
        { label: t('wedge.ending'), value: t(`wedge.endings.${ending}`) },
        { label: t('wedge.prefix'), value: prefix || t('wedge.none') },
        { label: t('wedge.suffix'), value: suffix || t('wedge.none') },
        {
          label: t('wedge.layout'),
          value: swapped === 0 ? t('wedge.sameLayout') : t('wedge.swapped', { count: swapped }),
        },
      ]}
    />
  );
}
