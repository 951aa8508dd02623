import { useCallback, useState } from 'react';
import type { Size } from './sheet.ts';

/** The inner size of an element in pixels, and the reference that measures it; null until it is measured. */
export function useBoxSize() {
  const [size, setSize] = useState<Size | null>(null);
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { size, measure };
}
