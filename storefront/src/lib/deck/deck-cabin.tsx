import type { CabinPlace } from '@gangway/shared/contract/sailings.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './deck-cabin.module.css';
import { typeColor } from './type-color.ts';

/** What a plan shows and says of a cabin. */
export interface CabinFace {
  /** Everything that is drawn, in words. */
  name: string;
  /** The position of its type in the list of types. */
  type: number;
  /** Whether another type is highlighted: this cabin is faded. */
  isOther: boolean;
  /** Below the number. */
  price?: string | undefined;
  /** On a plan of cabins to choose from. */
  choice?: { free: boolean; chosen: boolean; onToggle: () => void };
}

interface DeckCabinProps {
  cabin: CabinPlace;
  face: CabinFace;
}

/** A cabin on the plan of its deck: a button where it can be chosen. */
export function DeckCabin({ cabin, face: { name, type, isOther, price, choice } }: DeckCabinProps) {
  const look = {
    className: classNames(styles.cabin, typeColor(type)),
    'aria-label': name,
    title: name,
    'data-other': isOther,
  };
  const signs = (
    <>
      {choice?.chosen && <Icon name="check" size={14} />}
      {choice?.free === false && <Icon name="cross" size={14} />}
      {cabin.accessible && <Icon name="wheelchair" size={14} />}
      <span className={styles.number} data-price={price}>
        {cabin.number}
      </span>
    </>
  );
  if (!choice)
    return (
      <span role="img" {...look}>
        {signs}
      </span>
    );
  return (
    <button
      type="button"
      {...look}
      aria-pressed={choice.chosen}
      disabled={!choice.free}
      onClick={choice.onToggle}
    >
      {signs}
    </button>
  );
}
