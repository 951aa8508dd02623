import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

interface RowKeys {
  count: number;
  /** Number of rows that a Page key moves by. */
  pageRows: () => number;
  scrollTo: (index: number) => void;
  open?: (index: number) => void;
  toggle?: (index: number) => void;
}

const target = (key: string, index: number, count: number, page: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return index + 1;
    case 'ArrowUp':
      return index - 1;
    case 'PageDown':
      return index + page;
    case 'PageUp':
      return index - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/** The index of the row that a key moves to, within the table; null for keys that do not move. */
export function rowAfterKey(key: string, index: number, count: number, page: number): number | null {
  const targetIndex = target(key, index, count, page);
  return targetIndex === null ? null : Math.max(0, Math.min(count - 1, targetIndex));
}

/**
 * Keyboard control of a table with one focused row: arrows, Page keys, Home and End move it, Enter opens, Space selects.
 * The row is scrolled into view first, and focused once it is rendered.
 */
export function useRowKeys(body: RefObject<HTMLElement | null>, keys: RowKeys) {
  const [active, setActive] = useState(0);
  const pendingIndex = useRef<number | null>(null);
  const current = Math.min(active, Math.max(0, keys.count - 1));

  const focusWhenThere = () => {
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${pendingIndex.current}"]`);
    if (row) {
      row.focus({ preventScroll: true });
      pendingIndex.current = null;
    }
  };
  const press = (event: KeyboardEvent) => {
    // Controls inside a row (a link, a button, a field) handle their own keys.
    if (event.target instanceof HTMLElement && !event.target.hasAttribute('data-index')) return;
    const next = rowAfterKey(event.key, current, keys.count, keys.pageRows());
    if (next !== null) {
      pendingIndex.current = next;
      setActive(next);
      keys.scrollTo(next);
      requestAnimationFrame(() => requestAnimationFrame(focusWhenThere));
    } else if (event.key === 'Enter' && keys.open) keys.open(current);
    else if (event.key === ' ' && keys.toggle) keys.toggle(current);
    else return;
    event.preventDefault();
  };
  return { active: current, setActive, press };
}
