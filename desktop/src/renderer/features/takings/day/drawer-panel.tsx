import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import { CloseDialog } from '../drawer/close-dialog.tsx';
import { DrawerFigures } from '../drawer/drawer-figures.tsx';
import { Movements } from '../drawer/movements.tsx';
import { drawerQuery } from '../requests/drawers.ts';
import styles from './day.module.css';

/** A user's drawer with its movements; a drawer that was left open can be closed here. */
export function DrawerPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('takings');
  const { instant } = useFormat();
  const { data, error, refetch } = useQuery(drawerQuery(id));
  const [closing, setClosing] = useState(false);
  return (
    <Drawer
      open
      onClose={onClose}
      size="wide"
      title={data?.officer.name ?? t('drawer.title')}
      description={data && t('drawer.opened', { at: instant(data.openedAt) })}
      actions={
        data?.closedAt === null && (
          <Button variant="primary" onClick={() => setClosing(true)}>
            {t('drawer.close')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines />}
      {data && (
        <div className={styles.day}>
          <DrawerFigures drawer={data} />
          <Movements movements={data.movements} />
        </div>
      )}
      {data && closing && <CloseDialog drawer={data} onClose={() => setClosing(false)} />}
    </Drawer>
  );
}
