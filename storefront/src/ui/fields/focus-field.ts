/**
 * Focuses a field by its `id`. A group (radio cards, stepper) passes the focus on to its selected or first control, where
 * it is visible. Collapsed sections around the field are expanded.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  for (
    let folded = field.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true;
  const inner =
    field.querySelector<HTMLElement>('input:checked') ??
    field.querySelector<HTMLElement>('input, select, textarea, button');
  (inner ?? field).focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
