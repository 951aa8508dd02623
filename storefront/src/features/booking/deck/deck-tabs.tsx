import { useTranslation } from 'react-i18next';
import styles from './deck-tabs.module.css';

interface DeckTabsProps {
  floors: readonly number[];
  floor: number;
  /** Number of free cabins of the highlighted type on a deck. */
  free: (floor: number) => number;
  onFloor: (floor: number) => void;
}

/** The decks, highest first, each with its number of free cabins. */
export function DeckTabs({ floors, floor, free, onFloor }: DeckTabsProps) {
  const { t } = useTranslation(['booking', 'deck']);
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{t('deck:legend')}</legend>
      {floors.map(deck => (
        <label key={deck} className={styles.tab}>
          <input
            className={styles.input}
            type="radio"
            name="deck"
            checked={deck === floor}
            onChange={() => onFloor(deck)}
          />
          <span className={styles.name}>{t('deck:name', { floor: deck })}</span>
          <span className={styles.free}>{t('deck:free', { count: free(deck) })}</span>
        </label>
      ))}
    </fieldset>
  );
}
