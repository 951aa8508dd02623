import type { CabinOffer, RoomTypeOffer } from '@gangway/shared/contract/sailings.ts';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useTranslation } from 'react-i18next';
import { CabinSigns, ChoiceSigns, Signs, TypeSigns } from '../../../lib/deck/plan-signs.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
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
        <ChoiceSigns />
        <CabinSigns cabins={cabins} />
      </Signs>
    </div>
  );
}
