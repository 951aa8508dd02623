import type { KeyboardEvent } from 'react';

/**
 * Enter in a field goes on to the next one that is still empty, after it or else from the beginning (R427). If nothing is missing,
 * Enter submits the form as usual.
 *
 * @param open the names of the fields that are still needed, in the order of the page
 */
export function goOn(event: KeyboardEvent<HTMLElement>, open: readonly string[]): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isEntry(target)) return;
  const fields = open
    .flatMap(name => currentTarget.querySelector<HTMLElement>(`[id$="-${CSS.escape(name)}"]`) ?? [])
    .filter(field => field !== target);
  const isAfter = (field: HTMLElement) =>
    (target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const next = fields.find(isAfter) ?? fields[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A field in which text is typed or a choice is made; Enter presses buttons and boxes as usual. */
const isEntry = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type));
