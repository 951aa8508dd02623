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
  /** The row of a screen whose title begins with the query: it comes before hits that are not exact. */
  screenId: string | undefined;
}

/** Keys that choose another row. */
const STEPS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * The selected row: the best one, until the user chooses another with the arrow keys or the pointer. Enter while the server still
 * searches opens the hit that arrives, never one of the query before.
 */
export function useSelection({ query, searching, first, screenId }: Found) {
  const [value, setValue] = useState('');
  const [chosenFor, setChosenFor] = useState<string | null>(null);
  const [enteredFor, setEnteredFor] = useState<string | null>(null);
  const isChosen = chosenFor === query;
  const best = searching || (screenId !== undefined && !first?.exact) ? screenId : first?.id;
  const openFirst = useRef(first?.open);
  openFirst.current = first?.open;
  useEffect(() => {
    if (searching || enteredFor !== query) return;
    setEnteredFor(null);
    openFirst.current?.();
  }, [searching, enteredFor, query]);
  return {
    value: isChosen ? value : (best ?? value),
    onValueChange: setValue,
    onPointerMove: () => setChosenFor(query),
    onKeyDown(event: KeyboardEvent) {
      if (STEPS.includes(event.key)) setChosenFor(query);
      if (event.key !== 'Enter' || !searching || isChosen || screenId !== undefined) return;
      event.preventDefault();
      setEnteredFor(query);
    },
  };
}
