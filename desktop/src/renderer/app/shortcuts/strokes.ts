/**
 * Writes a key event as `useShortcut` does: `mod+k`, `?`, `g`. Returns null for a modifier alone and for input-method
 * keys.
 */
export function strokeOf(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
}): string | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (isComposing || altKey || ['Control', 'Meta', 'Shift', 'Alt', 'Dead', 'Process'].includes(key))
    return null;
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key.toLowerCase();
}

/** Compares the typed strokes with `known`: a match, the beginning of one, or neither. */
export function match(
  typed: string,
  shortcuts: readonly string[],
): { hit: string | undefined; begins: boolean } {
  return {
    hit: shortcuts.includes(typed) ? typed : undefined,
    begins: shortcuts.some(keys => keys.startsWith(`${typed} `)),
  };
}
