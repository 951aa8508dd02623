import { useEffect, useRef } from 'react';
import { putBack, typedInto } from './typed-into.ts';
import { createWedge } from './wedge.ts';

interface WedgeOptions {
  /**
   * Hears a scanner in a field as well, which then keeps what stood in it: where nobody looks where the focus is, as at a
   * gate. Otherwise what is typed into a field is left to the field.
   */
  inFields?: boolean;
}

/**
 * Hears a scanner that types (a keyboard wedge) anywhere on the screen: keys that come faster than anybody types, and
 * Enter. Such a burst does nothing else; a key on its own does what it always does, a moment later.
 */
export function useWedge(onScan: (text: string) => void, { inFields = false }: WedgeOptions = {}): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    const replayed = new WeakSet<Event>();
    const replay = (event: KeyboardEvent) => {
      const again = copyOf(event);
      replayed.add(again);
      event.target?.dispatchEvent(again);
    };
    const wedge = createWedge(text => latest.current(text));
    const press = (event: KeyboardEvent) => {
      if (replayed.has(event) || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const field = typedInto(event.target);
      if (field && !inFields) return;
      const { key, timeStamp: at } = event;
      const value = field?.value ?? '';
      const effect = field ? { undo: () => putBack(field, value) } : { replay: () => replay(event) };
      if (!wedge.press({ key, at, ...effect })) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      wedge.stop();
    };
  }, [inFields]);
}

function copyOf({ type, key, code, shiftKey }: KeyboardEvent): KeyboardEvent {
  return new KeyboardEvent(type, { key, code, shiftKey, bubbles: true, cancelable: true });
}
