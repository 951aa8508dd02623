export type TypedInto = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const takesNoText = 'input:is([type=checkbox], [type=radio], [type=file])';

/** The field that keys go into; null where they would press buttons or start shortcuts. */
export function typedInto(target: EventTarget | null): TypedInto | null {
  const field = target instanceof Element ? target.closest<TypedInto>('input, textarea, select') : null;
  return field?.matches(takesNoText) ? null : field;
}

/** Puts back what stood in a field, so that React hears of it. */
export function putBack(field: TypedInto, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
