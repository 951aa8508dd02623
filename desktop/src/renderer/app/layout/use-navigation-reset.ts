import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After navigation, scrolls to the top of the new screen (R14) and moves the keyboard focus there. */
export function useNavigationReset(mainId: string): void {
  const [path] = useLocation();
  const earlier = useRef(path);
  useEffect(() => {
    if (earlier.current === path) return;
    earlier.current = path;
    const main = document.getElementById(mainId);
    main?.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main?.focus({ preventScroll: true });
  }, [path, mainId]);
}
