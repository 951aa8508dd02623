/** Nobody types two keys within so few milliseconds again and again; scanners take 1 to 30 a key. */
export const KEY_GAP_MS = 50;
/** Shorter than any code of ours: a burst that ends before is somebody's fingers. */
export const SHORTEST_SCAN = 6;

interface WedgeNeeds<Event> {
  /** A key that was no part of a scan after all. */
  replay: (event: Event) => void;
  /** What was scanned, without the Enter at its end. */
  scan: (text: string) => void;
  /** How long a key is waited for; longer where losing a scan is worse than a key that acts late. */
  gapMs?: number;
}

/**
 * Tells a scanner that types from a person. `press` gives whether the key is kept back: it is part of a scan, or it is not
 * known yet whether it is.
 */
export function createWedge<Event>({ replay, scan, gapMs = KEY_GAP_MS }: WedgeNeeds<Event>) {
  let kept: { key: string; event: Event }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    clearTimeout(timer);
    const keys = kept;
    kept = [];
    for (const { event } of keys) replay(event);
  };
  return {
    press(key: string, event: Event): boolean {
      if (key === 'Enter' && kept.length >= SHORTEST_SCAN) {
        clearTimeout(timer);
        const text = kept.map(one => one.key).join('');
        kept = [];
        scan(text);
        return true;
      }
      if ([...key].length !== 1) {
        // Shift comes between the letters of a scan; any other key ends what might have been one.
        if (key !== 'Shift' && kept.length > 0) letGo();
        return false;
      }
      // No code begins with a blank; alone it presses the button that has the focus.
      if (key === ' ' && kept.length === 0) return false;
      kept.push({ key, event });
      clearTimeout(timer);
      timer = setTimeout(letGo, gapMs);
      return true;
    },
    stop: letGo,
  };
}
