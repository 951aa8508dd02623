/** Reads a preference of this workplace from storage: display choices only, never anything about a customer. */
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

/** Stores a preference; without storage it lasts until the page is closed. */
export function savePreference(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or forbidden storage loses a convenience only, so the error is ignored.
  }
}

const PREFIX = 'gangway.';
