import styles from './radio-tile.module.css';

interface RadioTileProps {
  /** The same for all tiles of a choice. */
  name: string;
  title: string;
  /** Below the title. */
  note: string;
  checked: boolean;
  onChoose: () => void;
}

/** One of a few choices, as wide as its words; those of one name stand in a fieldset. */
export function RadioTile({ name, title, note, checked, onChoose }: RadioTileProps) {
  return (
    <label className={styles.tile}>
      <input className={styles.input} type="radio" name={name} checked={checked} onChange={onChoose} />
      <span className={styles.title}>{title}</span>
      <span className={styles.note}>{note}</span>
    </label>
  );
}
