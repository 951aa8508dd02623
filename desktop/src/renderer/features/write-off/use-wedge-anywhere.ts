import { useEffect, useRef } from 'react';
import { type Burst, scannedBy, withKey } from './burst.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** How many keys may have been a slip of a hand that was on the keyboard. */
const KEYS_LET_THROUGH = 2;

const textFieldIn = (target: EventTarget | null): TextField | null =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
    ? target
    : null;

/** Puts back what stood in a field before a scanner typed into it, so that React hears of it. */
function putBack(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hears a scanner that types like a keyboard, wherever the focus is: a burst of keys ending in Enter. Unlike `useWedge` of
 * lib it hears one in a field too, because at a gate nobody looks where the focus is; the field keeps what stood in it.
 */
export function useWedgeAnywhere(onScan: (text: string) => void): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    let burst: Burst | null = null;
    let before: { field: TextField; value: string } | null = null;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const field = textFieldIn(event.target);
      if (event.key === 'Enter') {
        const text = scannedBy(burst, event.timeStamp);
        burst = null;
        if (text === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (before) putBack(before.field, before.value);
        latest.current(text);
      } else if (event.key.length === 1) {
        burst = withKey(burst, event.key, event.timeStamp);
        if (burst.text.length === 1) before = field && { field, value: field.value };
        // A blank would press a button that has the focus, and a letter would start a shortcut.
        if (!field && burst.text.length > KEYS_LET_THROUGH) {
          event.preventDefault();
          event.stopPropagation();
        }
      }
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
