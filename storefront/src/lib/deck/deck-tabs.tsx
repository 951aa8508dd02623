import { useTranslation } from 'react-i18next';
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
        <label key={deck} className={styles.tab}>
          <input
            className={styles.input}
            type="radio"
            name="deck"
            checked={deck === floor}
            onChange={() => onFloor(deck)}
          />
          <span className={styles.name}>{t('name', { floor: deck })}</span>
          <span className={styles.cabins}>{cabinsOf(deck)}</span>
        </label>
      ))}
    </fieldset>
  );
}
