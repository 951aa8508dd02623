import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyScreen } from '../../lib/page/lazy-screen.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SkeletonLines } from '../../ui/status/skeleton.tsx';

/** Loaded when it is opened: it draws QR codes, which the first screen does not. */
const SecondFactorPanel = lazyScreen(() => import('./second-factor-panel.tsx'), ['second-factor']);

/** The user's own second factor. Unmounted when closed, so that typed passwords and shown codes are discarded. */
export function SecondFactorDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('frame');
  return (
    open && (
      <Dialog open onClose={onClose} title={t('shell.secondFactor')}>
        <Suspense fallback={<SkeletonLines />}>
          <SecondFactorPanel onSetUp={onClose} />
        </Suspense>
      </Dialog>
    )
  );
}
