import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Enter in a field goes on to the next one that is still empty, after it or else from the beginning (R427). If nothing is missing,
 * Enter submits the form as usual. Where the next field is not there yet, as that for cash before the price is known, the focus
 * follows once it is.
 *
 * @param open the names of the fields that are still needed, in the order of the page
 */
export function useGoOn(open: readonly string[]): (event: KeyboardEvent<HTMLFormElement>) => void {
  /** Where Enter was pressed too early. */
  const left = useRef<{ form: HTMLElement; field: Entry }>(null);
  useEffect(() => {
    if (!left.current) return;
    const { form, field } = left.current;
    if (field !== document.activeElement) left.current = null;
    else if (focusNext(form, field, open)) left.current = null;
  });
  return event => {
    const { target, currentTarget } = event;
    left.current = null;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isEntry(target)) return;
    const others = open.filter(name => !target.id.endsWith(`-${name}`));
    if (others.length === 0) return;
    event.preventDefault();
    if (!focusNext(currentTarget, target, others)) left.current = { form: currentTarget, field: target };
  };
}

/** @returns whether there was a field to go to. */
function focusNext(form: HTMLElement, field: Entry, open: readonly string[]): boolean {
  const fields = open
    .flatMap(name => form.querySelector<HTMLElement>(`[id$="-${CSS.escape(name)}"]`) ?? [])
    .filter(other => other !== field);
  const isAfter = (other: HTMLElement) =>
    (field.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const next = fields.find(isAfter) ?? fields[0];
  next?.focus();
  return next !== undefined;
}

/** A field in which text is typed or a choice is made; Enter presses buttons and boxes as usual. */
type Entry = HTMLInputElement | HTMLSelectElement;
const isEntry = (target: EventTarget): target is Entry =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type));
