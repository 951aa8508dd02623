import type { CabinOffer, RoomTypeOffer } from '@gangway/shared/contract/sailings.ts';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useTranslation } from 'react-i18next';
import { CabinSigns, Signs, TypeSigns } from '../../../lib/deck/plan-signs.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './deck-legend.module.css';

interface DeckLegendProps {
  /** All cabins of the ship. */
  cabins: readonly CabinOffer[];
  types: readonly RoomTypeOffer[];
  typeId: number | null;
  onType: (typeId: number | null) => void;
}

/** Selects the cabin type to highlight, and explains the plan's symbols. */
export function DeckLegend({ cabins, types, typeId, onType }: DeckLegendProps) {
  const { t } = useTranslation('deck');
  const { text, money } = useFormat();
  return (
    <div className={styles.legend}>
      <SelectField
        label={t('type')}
        placeholder={t('allTypes')}
        options={types.map(type => ({
          value: String(type.id),
          label: t('typeOption', {
            name: text(type.name),
            price: money(type.priceSen),
            count: type.roomsLeft,
          }),
          disabled: type.roomsLeft === 0,
        }))}
        value={typeId ?? ''}
        onChange={event => onType(event.target.value === '' ? null : Number(event.target.value))}
      />
      <TypeSigns types={types} />
      <Signs>
        <li>
          <span className={styles.free} aria-hidden="true" />
          {t('isFree')}
        </li>
        <li>
          <span className={styles.chosen} aria-hidden="true">
            <Icon name="check" size={14} />
          </span>
          {t('isChosen')}
        </li>
        <li>
          <span className={styles.taken} aria-hidden="true">
            <Icon name="cross" size={14} />
          </span>
          {t('isTaken')}
        </li>
        <CabinSigns cabins={cabins} />
      </Signs>
    </div>
  );
}
