/** Writes in place of what is selected, as a key would; nothing where there is no room left. */
export function typeInto(input: HTMLInputElement, text: string): void {
  const { start, end } = selectionOf(input);
  if (input.value.length - (end - start) + text.length > input.maxLength) return;
  replace(input, text, start, end);
}

/** Takes away what is selected, or the character before it. */
export function deleteBackwards(input: HTMLInputElement): void {
  const { start, end } = selectionOf(input);
  replace(input, '', start === end ? Math.max(0, start - 1) : start, end);
}

export const clearInput = (input: HTMLInputElement): void => replace(input, '', 0, input.value.length);

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement) => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

function replace(input: HTMLInputElement, text: string, start: number, end: number): void {
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
