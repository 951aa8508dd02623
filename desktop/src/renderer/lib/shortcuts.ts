import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** Something that keys do while its owner is on screen; the sheet of keys lists it. */
export interface Shortcut {
  keys: string;
  label: string;
  run: () => void;
}

export const useShortcuts = create<{ shortcuts: readonly Shortcut[] }>(() => ({ shortcuts: [] }));

/**
 * Makes keys do something while the component is mounted: `mod+k` (Ctrl, or ⌘ on a Mac), `?`, `/`, or `g d` one after
 * the other. Single keys do nothing while somebody types. Of two owners of the same keys the later one has them. What cannot be
 * taken back easily has `mod+enter`: a scanner that types has no Ctrl and Enter.
 */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const shortcut: Shortcut = { keys, label, run: () => latest.current() };
    useShortcuts.setState(({ shortcuts }) => ({ shortcuts: [...shortcuts, shortcut] }));
    return () =>
      useShortcuts.setState(({ shortcuts }) => ({
        shortcuts: shortcuts.filter(other => other !== shortcut),
      }));
  }, [keys, label]);
}
