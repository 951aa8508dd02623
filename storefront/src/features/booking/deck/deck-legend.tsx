import type { DeckFacility } from '@gangway/shared/contract/base/vocabulary.ts';
import type { RoomTypeOffer } from '@gangway/shared/contract/sailings.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { SelectField } from '@gangway/shared/ui/form/select-field.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './deck-legend.module.css';
import { typeColor } from './type-color.ts';

interface DeckLegendProps {
  /** Whether a cabin of the ship suits a wheelchair. */
  hasAccessible: boolean;
  /** What is beside cabins of the ship. */
  facilities: readonly DeckFacility[];
  types: readonly RoomTypeOffer[];
  typeId: number | null;
  onType: (typeId: number | null) => void;
}

/** Selects the cabin type to highlight, and explains the plan's symbols. */
export function DeckLegend({ hasAccessible, facilities, types, typeId, onType }: DeckLegendProps) {
  const { t } = useTranslation(['booking', 'deck']);
  const { text, money } = useFormat();
  return (
    <div className={styles.legend}>
      <SelectField
        label={t('deck:type')}
        placeholder={t('deck:allTypes')}
        options={types.map(type => ({
          value: String(type.id),
          label: t('deck:typeOption', {
            name: text(type.name),
            price: money(type.priceSen),
            count: type.roomsLeft,
          }),
          disabled: type.roomsLeft === 0,
        }))}
        value={typeId ?? ''}
        onChange={event => onType(event.target.value === '' ? null : Number(event.target.value))}
      />
      <ul className={styles.signs}>
        {types.map((type, index) => (
          <li key={type.id}>
            <span className={classNames(styles.type, typeColor(index))} aria-hidden="true" />
            {text(type.name)}
          </li>
        ))}
      </ul>
      <ul className={styles.signs}>
        <li>
          <span className={styles.free} aria-hidden="true" />
          {t('deck:isFree')}
        </li>
        <li>
          <span className={styles.chosen} aria-hidden="true">
            <Icon name="check" size={14} />
          </span>
          {t('deck:isChosen')}
        </li>
        <li>
          <span className={styles.taken} aria-hidden="true">
            <Icon name="cross" size={14} />
          </span>
          {t('deck:isTaken')}
        </li>
        {hasAccessible && (
          <li>
            <Icon name="wheelchair" size={18} />
            <span className={styles.sentence}>{t('deck:accessible')}</span>
          </li>
        )}
        {facilities.map(facility => (
          <li key={facility}>
            <Icon name={facility} size={18} />
            {t(`deck:facility.${facility}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
