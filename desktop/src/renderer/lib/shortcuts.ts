import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** A shortcut that works while its component is mounted; the shortcut sheet lists it. */
export interface Shortcut {
  keys: string;
  label: string;
  run: () => void;
}

export const useShortcuts = create<{ shortcuts: readonly Shortcut[] }>(() => ({ shortcuts: [] }));

/**
 * Registers a shortcut while the component is mounted: `mod+k` (Ctrl, or ⌘ on a Mac), `?`, `/`, or `g d` one after the
 * other. Single keys do nothing while the focus is in a text field. If two components register the same keys, the later
 * one receives them. Actions that cannot be undone easily use `mod+enter`, which a keyboard scanner cannot send.
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
