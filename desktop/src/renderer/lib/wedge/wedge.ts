import { type Burst, KEY_GAP_MS, LONGEST_GAP_MS, scannedBy, withKey } from './burst.ts';

/** A key that may belong to a scan. */
export interface Keystroke {
  key: string;
  /** When, in milliseconds. */
  at: number;
  /** Does what the key always does: it is kept back until it is known that it was no part of a scan. */
  replay?: () => void;
  /** For a key that is not kept back, because it goes into a field at once: takes it out again, and those after it. */
  undo?: () => void;
}

/** So many keys in a row may be fast fingers; from here on it is a scanner that a busy computer may hold up. */
const SURE_KEYS = 3;

/**
 * Tells a scanner that types from a person. `press` gives whether the key is to do nothing: it is part of a scan, or it
 * is not known yet whether it is.
 */
export function createWedge(scan: (text: string) => void) {
  let burst: Burst | null = null;
  let keys: Keystroke[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (): Keystroke[] => {
    clearTimeout(timer);
    const ended = keys;
    keys = [];
    burst = null;
    return ended;
  };
  const letGo = () => {
    for (const { replay } of end()) replay?.();
  };
  const enter = (at: number): boolean => {
    const text = scannedBy(burst, at);
    if (text === null) letGo();
    else {
      end()[0]?.undo?.();
      scan(text);
    }
    return text !== null;
  };

  return {
    press(keystroke: Keystroke): boolean {
      const { key, at, replay } = keystroke;
      if (key === 'Enter') return enter(at);
      if ([...key].length !== 1) {
        // Shift comes between the letters of a scan; any other key ends what might have been one.
        if (key !== 'Shift') letGo();
        return false;
      }
      if (burst && at - burst.lastAt > LONGEST_GAP_MS) letGo();
      // No code begins with a blank; alone it presses the button that has the focus.
      if (key === ' ' && !burst) return false;
      burst = withKey(burst, key, at);
      keys.push(keystroke);
      if (!replay) return false;
      clearTimeout(timer);
      timer = setTimeout(letGo, keys.length < SURE_KEYS ? KEY_GAP_MS : LONGEST_GAP_MS);
      return true;
    },
    /** Nobody listens any more. */
    stop: letGo,
  };
}
