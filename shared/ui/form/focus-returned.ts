import { type RefObject, useLayoutEffect } from 'react';

/** An element that becomes inert takes the focus from what is in it. It is returned afterwards. */
export function useFocusReturned(element: RefObject<HTMLElement | null>, inert: boolean): void {
  useLayoutEffect(() => {
    if (!inert) return;
    const { activeElement } = document;
    return () => {
      if (activeElement instanceof HTMLElement && element.current?.contains(activeElement))
        activeElement.focus();
    };
  }, [element, inert]);
}
