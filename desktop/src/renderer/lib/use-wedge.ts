import { useEffect, useRef } from 'react';
import { createWedge } from './wedge.ts';

const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

interface WedgeWays {
  /** Whether keys for this element are left to it; every field, unless a screen hears scans in some of them itself. */
  isLeftTo?: (target: EventTarget | null) => boolean;
  /** As `createWedge`; the same for as long as the screen is open. */
  gapMs?: number;
}

/**
 * Hears a scanner that types (a keyboard wedge) anywhere on the screen: keys that come faster than anybody types, and
 * Enter. Such a burst does nothing else; a key on its own does what it always does, a moment later. What is typed into a
 * field is left to the field.
 */
export function useWedge(onScan: (text: string) => void, ways: WedgeWays = {}): void {
  const { isLeftTo = isTypedInto, gapMs } = ways;
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    const ours = new WeakSet<Event>();
    const replay = (event: KeyboardEvent) => {
      const { key, code, shiftKey, altKey, ctrlKey, metaKey } = event;
      const again = new KeyboardEvent('keydown', {
        ...{ key, code, shiftKey, altKey, ctrlKey, metaKey },
        bubbles: true,
        cancelable: true,
      });
      ours.add(again);
      event.target?.dispatchEvent(again);
    };
    const wedge = createWedge<KeyboardEvent>({ replay, scan: text => latest.current(text), gapMs });
    const press = (event: KeyboardEvent) => {
      if (ours.has(event) || event.repeat || isLeftTo(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!wedge.press(event.key, event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      wedge.stop();
    };
  }, [isLeftTo, gapMs]);
}
