import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { MAIN_ID } from './layout/skip-link.tsx';

/** A new screen begins at its top (R14), for the eye and for the keyboard. */
export function useNavigationReset(): void {
  const [path] = useLocation();
  const earlier = useRef(path);
  useEffect(() => {
    if (earlier.current === path) return;
    earlier.current = path;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [path]);
}
