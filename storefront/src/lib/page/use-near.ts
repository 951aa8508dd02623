import { useCallback, useState } from 'react';

/** How far below the screen something may be and still count as near. */
const NEAR = '200px';

/**
 * A ref for an element, and whether it has come near the screen. `loading="lazy"` fetches from 1 250 px away and more: on
 * a phone that is most of a page that nobody may scroll.
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
