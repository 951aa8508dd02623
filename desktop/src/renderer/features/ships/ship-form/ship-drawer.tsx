import type { OfficeShip } from '@gangway/shared/contract/office/ships.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../../lib/leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { ShipFields } from './ship-fields.tsx';
import styles from './ship-form.module.css';
import { ShipImages } from './ship-images.tsx';

interface ShipDrawerProps {
  /** Null: a new ship. */
  ship: OfficeShip | null;
  /** A new ship stays open, for its pictures. */
  onSaved: (ship: OfficeShip | undefined) => void;
  onClose: () => void;
}

/** A ship beside the list: its fields, which are saved together, and its pictures, which are changed at once. */
export function ShipDrawer({ ship, onSaved, onClose }: ShipDrawerProps) {
  const { t } = useTranslation(['ships', 'frame']);
  const formId = useId();
  return (
    <Drawer
      open
      onClose={() => leave(onClose)}
      size="wide"
      title={ship ? t('form.change', { name: ship.name }) : t('form.new')}
      actions={
        <>
          <Button onClick={() => leave(onClose)}>{t('frame:cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('frame:save')}
          </Button>
        </>
      }
    >
      <ShipFields
        key={ship?.id ?? 'new'}
        formId={formId}
        ship={ship}
        onSaved={saved => {
          toasts.show(t('form.saved', { name: saved.name }), 'ok');
          onSaved(ship ? undefined : saved);
        }}
      />
      {ship ? <ShipImages ship={ship} /> : <p className={styles.quiet}>{t('form.imagesLater')}</p>}
    </Drawer>
  );
}
