import { useEffect, useRef } from 'react';
import { useWedge } from '../../../lib/use-wedge.ts';
import { type Burst, scannedBy, withKey } from './burst.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A gate's cheap computer may hold a key back for so long, and nobody there types letters into nothing. */
const GAP_MS = 150;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Puts back what stood in a field before a scanner typed into it, so that React hears of it. */
function putBack(field: TextField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hears a scanner that types like a keyboard, wherever the focus is. Unlike `useWedge` of lib it hears one in a text field
 * too, because at a gate nobody looks where the focus is; the field keeps what stood in it. A list or a switch that has
 * the focus is not moved by what is scanned.
 */
export function useWedgeAnywhere(onScan: (text: string) => void): void {
  useWedge(onScan, { isLeftTo: isTextField, gapMs: GAP_MS });
  useWedgeInFields(onScan);
}

function useWedgeInFields(onScan: (text: string) => void): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    let burst: Burst | null = null;
    let before = '';
    const press = (event: KeyboardEvent) => {
      const field = event.target;
      if (!isTextField(field) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter') {
        const text = scannedBy(burst, event.timeStamp);
        burst = null;
        if (text === null) return;
        event.preventDefault();
        event.stopPropagation();
        putBack(field, before);
        latest.current(text);
      } else if (event.key.length === 1) {
        burst = withKey(burst, event.key, event.timeStamp);
        if (burst.text.length === 1) before = field.value;
      }
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
