/** What this workplace remembers between starts: choices of how to see things, never anything about a customer. */
export function loadPreference<Value, Otherwise = Value>(
  key: string,
  otherwise: Otherwise,
  isValue: (value: unknown) => value is Value,
): Value | Otherwise {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isValue(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a choice; where nothing can be kept, it lasts as long as the page. */
export function savePreference(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage that is full or forbidden costs a convenience, not the work.
  }
}

const PREFIX = 'gangway.';
