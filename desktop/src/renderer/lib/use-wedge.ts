import { useEffect, useRef } from 'react';
import { createWedge } from './wedge.ts';

const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/**
 * Hears a scanner that types (a keyboard wedge) anywhere on the screen: keys that come faster than anybody types, and
 * Enter. Such a burst does nothing else; a key on its own does what it always does, a moment later. What is typed into a
 * field is left to the field.
 */
export function useWedge(onScan: (text: string) => void): void {
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
    const wedge = createWedge<KeyboardEvent>({ replay, scan: text => latest.current(text) });
    const press = (event: KeyboardEvent) => {
      if (ours.has(event) || event.repeat || isTypedInto(event.target)) return;
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
  }, []);
}
