import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The sizes that the buttons and keys step through; fingers and wheel take any between the first and the last. */
const sizes = [0.6, 0.8, 1, 1.25, 1.6, 2, 2.5] as const;
const [SMALLEST, LARGEST] = [sizes[0], sizes[6]];

export interface Zoom {
  zoom: number;
  /** Undefined if there is no larger, or smaller, size. */
  larger: (() => void) | undefined;
  smaller: (() => void) | undefined;
  reset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Enlarges what scrolls in `view`: by buttons, by `+`, `-` and `0`, by two fingers, and by the wheel with Ctrl, as a touchpad's pinch
 * sends it. The wheel alone scrolls the page. What was under the fingers, or in the middle, stays there.
 */
export function useZoom(view: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState(1);
  const drawn = useRef(zoom);
  const still = useRef<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    const box = view.current;
    if (!box) return;
    const { x, y } = still.current ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    const ratio = zoom / drawn.current;
    drawn.current = zoom;
    still.current = null;
    box.scrollTo({
      left: (box.scrollLeft + x) * ratio - x,
      top: (box.scrollTop + y) * ratio - y,
      behavior: 'instant',
    });
  }, [zoom, view]);

  useEffect(() => {
    const box = view.current;
    if (!box) return;
    let pinch: { distance: number; zoom: number } | null = null;
    const zoomAt = (next: number, clientX: number, clientY: number) => {
      const { left, top } = box.getBoundingClientRect();
      still.current = { x: clientX - left, y: clientY - top };
      setZoom(Math.min(LARGEST, Math.max(SMALLEST, next)));
    };
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        pinch = null;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      pinch ??= { distance, zoom: drawn.current };
      const next = (pinch.zoom * distance) / pinch.distance;
      zoomAt(next, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAt(drawn.current * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const name of touches) box.addEventListener(name, touch, { passive: false });
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const name of touches) box.removeEventListener(name, touch);
      box.removeEventListener('wheel', wheel);
    };
  }, [view]);

  const next = sizes.find(size => size > zoom + 0.01);
  const previous = sizes.findLast(size => size < zoom - 0.01);
  const larger = next && (() => setZoom(next));
  const smaller = previous && (() => setZoom(previous));
  const reset = () => setZoom(1);
  return {
    zoom,
    larger,
    smaller,
    reset,
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { '+': larger, '=': larger, '-': smaller, '0': reset }[event.key];
      if (!step) return;
      event.preventDefault();
      step();
    },
  };
}
