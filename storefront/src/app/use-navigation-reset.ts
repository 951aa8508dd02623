import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { toasts } from '../lib/toasts.ts';
import { MAIN_ID } from './layout/skip-link.tsx';

/**
 * After navigation, scrolls to the top of the new screen (R14), moves the keyboard focus there, and removes the messages of the
 * earlier screen.
 */
export function useNavigationReset(): void {
  const [path] = useLocation();
  const earlier = useRef(path);
  useEffect(() => {
    if (earlier.current === path) return;
    earlier.current = path;
    toasts.leavePage();
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [path]);
}
