import type { OfficeShip } from '@gangway/shared/contract/office/fleet/ships.ts';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { FormDrawer } from '../../../ui/form/form-dialog.tsx';
import { ShipFields } from './ship-fields.tsx';
import styles from './ship-form.module.css';
import { ShipImages } from './ship-images.tsx';

interface ShipDrawerProps {
  /** Null for a new ship. */
  ship: OfficeShip | null;
  /** The drawer of a new ship stays open, so that pictures can be added. */
  onSaved: (ship: OfficeShip | undefined) => void;
  onClose: () => void;
}

/** A form for a ship beside the list: its fields are saved together, its pictures immediately. */
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
      {ship ? <ShipImages ship={ship} /> : <p className={styles.later}>{t('form.imagesLater')}</p>}
    </FormDrawer>
  );
}
