import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface FirstHit {
  /** The value of its row. */
  id: string;
  /** The query is its complete number. */
  exact: boolean;
  open: () => void;
}

interface Found {
  query: string;
  /** The hits are still those of the query before. */
  searching: boolean;
  first: FirstHit | undefined;
  /** The screen or action that fits the query best. If its title begins with it, it comes before hits that are not exact. */
  own: { id: string; begins: boolean; open: () => void } | undefined;
}

/** Keys that choose another row. */
const STEPS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * The selected row: the best one, until the user chooses another with the arrow keys or the pointer. Enter while the server still
 * searches opens the hit that arrives, or else the screen or action that fits; never a hit of the query before.
 */
export function useSelection({ query, searching, first, own }: Found) {
  const [value, setValue] = useState('');
  const [chosenFor, setChosenFor] = useState<string | null>(null);
  const [enteredFor, setEnteredFor] = useState<string | null>(null);
  const isChosen = chosenFor === query;
  const begun = own?.begins ? own.id : undefined;
  const best = searching || (begun !== undefined && !first?.exact) ? begun : first?.id;
  const openBest = useRef(first?.open);
  openBest.current = (first ?? own)?.open;
  useEffect(() => {
    if (searching || enteredFor !== query) return;
    setEnteredFor(null);
    openBest.current?.();
  }, [searching, enteredFor, query]);
  return {
    value: isChosen ? value : (best ?? value),
    onValueChange: setValue,
    onPointerMove: () => setChosenFor(query),
    onKeyDown(event: KeyboardEvent) {
      if (STEPS.includes(event.key)) setChosenFor(query);
      if (event.key !== 'Enter' || !searching || isChosen || begun !== undefined) return;
      event.preventDefault();
      setEnteredFor(query);
    },
  };
}
