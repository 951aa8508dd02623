import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when an open element should close: on Escape, or on a press or focus outside of it. */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (reason: 'escape' | 'outside') => void,
): void {
  const latest = useRef(dismiss);
  latest.current = dismiss;
  useEffect(() => {
    if (!open) return;
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current('escape');
    };
    const elsewhere = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) latest.current('outside');
    };
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [box, open]);
}
