import { useTranslation } from 'react-i18next';
import { RadioTile } from '../../ui/fields/radio-tile.tsx';
import styles from './deck-tabs.module.css';

interface DeckTabsProps {
  floors: readonly number[];
  floor: number;
  /** What is said of the cabins of a deck, "3 free". */
  cabinsOf: (floor: number) => string;
  onFloor: (floor: number) => void;
}

/** The decks, highest first. */
export function DeckTabs({ floors, floor, cabinsOf, onFloor }: DeckTabsProps) {
  const { t } = useTranslation('deck');
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{t('legend')}</legend>
      {floors.map(deck => (
        <RadioTile
          key={deck}
          name="deck"
          title={t('name', { floor: deck })}
          note={cabinsOf(deck)}
          checked={deck === floor}
          onChoose={() => onFloor(deck)}
        />
      ))}
    </fieldset>
  );
}
