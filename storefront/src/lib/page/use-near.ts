import { useCallback, useState } from 'react';

/** Distance below the visible area that still counts as near. */
const NEAR = '200px';

/**
 * A ref for an element, and whether it has come near the visible area. `loading="lazy"` starts at 1 250 px and more,
 * which on a phone is most of a page that may never be scrolled.
 */
export function useIsNear(): [ref: (element: HTMLElement | null) => void, near: boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
