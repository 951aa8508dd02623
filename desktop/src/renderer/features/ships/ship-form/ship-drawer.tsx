import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
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
  return (
    <FormDrawer
      onClose={onClose}
      size="wide"
      title={ship ? t('form.change', { name: ship.name }) : t('form.new')}
    >
      <ShipFields
        key={ship?.id ?? 'new'}
        ship={ship}
        onSaved={saved => {
          toasts.show(t('form.saved', { name: saved.name }), 'ok');
          onSaved(ship ? undefined : saved);
        }}
      />
      {ship ? <ShipImages ship={ship} /> : <p className={styles.quiet}>{t('form.imagesLater')}</p>}
    </FormDrawer>
  );
}
