import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A new screen begins at its top (R14), for the eye and for the keyboard. */
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
