import { useEffect } from 'react';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { match, strokeOf } from './strokes.ts';

/** Time allowed between the two keys of a sequence. */
const SEQUENCE_MS = 1200;

/** Whether the element takes text; a checkbox does not. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));

/** Whether a dialog or menu is open: single keys then belong to it. */
const isCovered = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

const isChord = (stroke: string) => stroke.startsWith('mod+');

/** Chords also work over dialogs, except `mod+enter`: it would confirm something behind the dialog. */
const worksOverDialogs = (stroke: string) => isChord(stroke) && stroke !== 'mod+enter';

/** Listens for the keys of all registered shortcuts. Mounted once. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let firstStroke = '';
    let timer: ReturnType<typeof setTimeout>;
    const press = (event: KeyboardEvent) => {
      const stroke = strokeOf(event);
      if (!stroke || event.defaultPrevented) return;
      if (!isChord(stroke) && isTyping(event.target)) return;
      if (!worksOverDialogs(stroke) && isCovered()) return;
      const { shortcuts } = useShortcuts.getState();
      const allKeys = shortcuts.map(shortcut => shortcut.keys);
      const typed =
        firstStroke && match(`${firstStroke} ${stroke}`, allKeys).hit ? `${firstStroke} ${stroke}` : stroke;
      const { hit, begins } = match(typed, allKeys);
      clearTimeout(timer);
      firstStroke = begins ? typed : '';
      timer = setTimeout(() => {
        firstStroke = '';
      }, SEQUENCE_MS);
      if (!hit) return;
      event.preventDefault();
      shortcuts.findLast(shortcut => shortcut.keys === hit)?.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
