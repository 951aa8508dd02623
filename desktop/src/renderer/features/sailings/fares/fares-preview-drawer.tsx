import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { FarePreview, FarePreviewRequest } from '@gangway/shared/contract/office/sailings/fares.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave, useUnsavedChanges } from '../../../lib/page/leave-guard.ts';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { FareLines } from '../../../ui/fares/fare-lines.tsx';
import { EmptyState } from '../../../ui/status/state-panel.tsx';
import { changeFares, previewFares } from '../requests/fares.ts';
import styles from './fares.module.css';

interface FaresPreviewDrawerProps {
  request: FarePreviewRequest;
  preview: FarePreview;
  onBack: () => void;
  onClose: () => void;
}

/** The new fares, sailing by sailing; confirms the change of all the sailings or none. */
export function FaresPreviewDrawer({ request, preview, onBack, onClose }: FaresPreviewDrawerProps) {
  const { t } = useTranslation('fares');
  const [shown, setShown] = useState(preview);
  const [state, setState] = useState<{ busy?: boolean; failure?: string }>({});
  // The key stays the same until an answer arrives, so that repeating a lost request changes nothing twice.
  const [key, setKey] = useState(newKey);
  const stopGuarding = useUnsavedChanges(true);
  const { sailings, unchanged } = shown;
  const refused = sailings.filter(({ refusal }) => refusal !== null).length;

  const apply = async () => {
    setState({ busy: true });
    try {
      const own = sailings.map(({ id, version, own: fares }) => ({ id, version, own: fares }));
      const { sailings: count } = await changeFares({ sailings: own }, key);
      stopGuarding();
      toasts.show(t('many.done', { count }), 'ok');
      onClose();
    } catch (error) {
      setState({ failure: (error as Error).message });
      if (error instanceof ApiError && error.unanswered) return;
      setKey(newKey());
      setShown(await previewFares(request));
    }
  };

  return (
    <Drawer
      open
      onClose={() => leave(onClose)}
      size="wide"
      title={t('many.title')}
      description={t('rules.changes', { count: sailings.length })}
      actions={
        <>
          <Button onClick={onBack} disabled={state.busy}>
            {t('many.back')}
          </Button>
          <Button
            variant="primary"
            loading={state.busy}
            disabled={sailings.length === 0 || refused > 0}
            onClick={() => void apply()}
          >
            {t('many.apply', { count: sailings.length })}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        {state.failure && (
          <Notice live tone="bad">
            {state.failure}
          </Notice>
        )}
        {refused > 0 && <Notice tone="bad">{t('many.refused', { count: refused })}</Notice>}
        {sailings.some(({ booked }) => booked.length > 0) && <Notice>{t('many.kept')}</Notice>}
        {unchanged > 0 && <p>{t('many.unchanged', { count: unchanged })}</p>}
        {sailings.length === 0 ? <EmptyState title={t('many.none')} /> : <FareLines lines={sailings} />}
      </div>
    </Drawer>
  );
}
