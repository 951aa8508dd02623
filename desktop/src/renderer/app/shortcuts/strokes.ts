/** A key as `useShortcut` writes it: `mod+k`, `?`, `g`. Null for a modifier alone, and for what belongs to an input method. */
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

/** What the strokes so far lead to: one of `known`, the beginning of one, or nothing. */
export function match(typed: string, known: readonly string[]): { hit: string | undefined; begins: boolean } {
  return {
    hit: known.includes(typed) ? typed : undefined,
    begins: known.some(keys => keys.startsWith(`${typed} `)),
  };
}
