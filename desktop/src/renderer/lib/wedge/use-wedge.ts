import { useEffect, useRef } from 'react';
import { useScannerState } from '../scanner/use-scanner-state.ts';
import { speedFor } from './burst.ts';
import { decode } from './decode.ts';
import { strokeIn } from './stroke-in.ts';
import { createWedge } from './wedge.ts';

interface WedgeOptions {
  /**
   * Also reads a scanner whose keys go into a field, and restores the field's value afterwards: for screens where the
   * focus is not watched, such as a gate. Otherwise keys in a field belong to the field.
   */
  inFields?: boolean;
}

/**
 * Reads a keyboard scanner anywhere on the screen, using what this workplace has learned about it. Its keys have no
 * other effect; a single key has its usual effect a moment later.
 */
export function useWedge(onScan: (text: string) => void, { inFields = false }: WedgeOptions = {}): void {
  const settings = useScannerState().data?.wedge ?? null;
  const latest = useRef({ onScan, learnt: settings });
  latest.current = { onScan, learnt: settings };
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
    /** Whether to suppress a key. */
    const isTaken = (event: KeyboardEvent): boolean => {
      const stroke = strokeIn(event);
      const field = typedInto(event.target);
      if (field && !inFields) return !writes(stroke) && wedge.isRest(stroke.at);
      // A held key is not part of a code, and has its effect once.
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

/** An input method commits its composition when the field loses the focus; only after that can all of it be removed. */
function putBackComposed(field: TypedInto, value: string): void {
  putBack(field, value);
  if (document.activeElement !== field) return;
  field.blur();
  putBack(field, value);
  field.focus();
}

const writes = ({ key }: { key: string }) => key.length === 1;

/** Key combinations such as Ctrl+K. On Windows AltGr, which some characters need, is Ctrl+Alt. */
const isChord = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) &&
  !event.getModifierState('AltGraph') &&
  !['Control', 'Meta', 'Alt'].includes(event.key);

function copyOf({ type, key, code, shiftKey }: KeyboardEvent): KeyboardEvent {
  return new KeyboardEvent(type, { key, code, shiftKey, bubbles: true, cancelable: true });
}

type TypedInto = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const takesNoText = 'input:is([type=checkbox], [type=radio], [type=file])';

/** The field that keys are typed into; null if they would press buttons or start shortcuts. */
function typedInto(target: EventTarget | null): TypedInto | null {
  const field = target instanceof Element ? target.closest<TypedInto>('input, textarea, select') : null;
  return field?.matches(takesNoText) ? null : field;
}

/** Restores a field's value, and notifies React. */
function putBack(field: TypedInto, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
