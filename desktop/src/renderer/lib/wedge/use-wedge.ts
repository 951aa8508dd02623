import { useEffect, useRef } from 'react';
import { useScannerState } from '../scanner/use-scanner-state.ts';
import { speedFor } from './burst.ts';
import { decode } from './decode.ts';
import { strokeIn } from './stroke-in.ts';
import { createWedge } from './wedge.ts';

interface WedgeOptions {
  /**
   * Hears a scanner in a field as well, which then keeps what stood in it: where nobody looks where the focus is, as at a
   * gate. Otherwise what is typed into a field is left to the field.
   */
  inFields?: boolean;
}

/**
 * Hears a scanner that types (a keyboard wedge) anywhere on the screen, by what this workplace has learnt about it. Its keys
 * do nothing else; a key on its own does what it always does, a moment later.
 */
export function useWedge(onScan: (text: string) => void, { inFields = false }: WedgeOptions = {}): void {
  const learnt = useScannerState().data?.wedge ?? null;
  const latest = useRef({ onScan, learnt });
  latest.current = { onScan, learnt };
  useEffect(() => {
    const replayed = new WeakSet<Event>();
    const replay = (event: KeyboardEvent) => {
      const again = copyOf(event);
      replayed.add(again);
      event.target?.dispatchEvent(again);
    };
    const wedge = createWedge({
      scan: strokes => latest.current.onScan(decode(strokes, latest.current.learnt)),
      speed: () => speedFor(latest.current.learnt?.gapMs),
    });
    /** Whether a key is to do nothing. */
    const isTaken = (event: KeyboardEvent): boolean => {
      const stroke = strokeIn(event);
      const field = typedInto(event.target);
      if (field && !inFields) return !writes(stroke) && wedge.isRest(stroke.at);
      // A key that is held down writes nothing of a code, and does its work once.
      if (event.repeat) return !field && writes(stroke);
      if (isChord(event)) return wedge.isUnderWay(stroke.at) && wedge.end(stroke.at);
      const value = field?.value ?? '';
      const back = event.key === 'Process' ? putBackComposed : putBack;
      const effect = field ? { undo: () => back(field, value) } : { replay: () => replay(event) };
      return wedge.press({ ...stroke, ...effect });
    };
    const press = (event: KeyboardEvent) => {
      if (replayed.has(event) || !isTaken(event)) return;
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

/** An input method writes what it has begun when the field loses the focus: only then is all of it taken out. */
function putBackComposed(field: TypedInto, value: string): void {
  putBack(field, value);
  if (document.activeElement !== field) return;
  field.blur();
  putBack(field, value);
  field.focus();
}

const writes = ({ key }: { key: string }) => key.length === 1;

/** Keys that are pressed together, such as Ctrl and K. Some characters are written with AltGr, which is Ctrl and Alt to Windows. */
const isChord = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) &&
  !event.getModifierState('AltGraph') &&
  !['Control', 'Meta', 'Alt'].includes(event.key);

function copyOf({ type, key, code, shiftKey }: KeyboardEvent): KeyboardEvent {
  return new KeyboardEvent(type, { key, code, shiftKey, bubbles: true, cancelable: true });
}

type TypedInto = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const takesNoText = 'input:is([type=checkbox], [type=radio], [type=file])';

/** The field that keys go into; null where they would press buttons or start shortcuts. */
function typedInto(target: EventTarget | null): TypedInto | null {
  const field = target instanceof Element ? target.closest<TypedInto>('input, textarea, select') : null;
  return field?.matches(takesNoText) ? null : field;
}

/** Puts back what stood in a field, so that React hears of it. */
function putBack(field: TypedInto, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
