import { isScan, LONGEST_GAP_MS, type Speed, type Stroke, scansIn } from './burst.ts';

/** A key that may belong to a scan. */
export interface Keystroke extends Stroke {
  /** Does what a key outside of fields always does, such as start a shortcut: it is kept back until it is known to be alone. */
  replay?: () => void;
  /** For a key that goes into a field at once: takes it out again, and those after it. */
  undo?: () => void;
}

/** Keys that come between the letters of a scan and say nothing. */
const SILENT_KEYS = ['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Control', 'Alt', 'Meta'];

interface WedgeNeeds {
  /** Hears the keys of one code, without those that ended it. */
  scan: (strokes: readonly Stroke[]) => void;
  /** Asked anew with every burst: it may have been learnt meanwhile. */
  speed: () => Speed;
}

/**
 * Tells a scanner that types from a person. A burst is over with a pause, Enter, Tab or the next code; a burst that is no scan is
 * dropped, or stays in the field where it was typed. A key outside of fields that is alone does what it always does, a
 * moment later: nothing of a burst ever presses a button or starts a shortcut.
 */
export function createWedge({ scan, speed }: WedgeNeeds) {
  let burst: Keystroke[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Until when keys are the rest of a burst that is over: scanners end a code with CR and LF, and a busy computer may cut the
   * last letter off.
   */
  let restUntil = Number.NEGATIVE_INFINITY;

  const isRest = (at: number) => at <= restUntil;
  const isUnderWay = (at: number) => burst.length > 0 || isRest(at);

  /** What is in the burst is over. Gives whether a key that ended it is to do nothing. */
  function end(at: number): boolean {
    clearTimeout(timer);
    const ended = burst;
    burst = [];
    if (ended.length === 0) return isRest(at);
    const { outsideMs, inFieldMs } = speed();
    const typed = ended.some(({ undo }) => undo);
    const isScanned = isScan(ended, typed ? inFieldMs : outsideMs);
    if (isScanned || !typed) restUntil = at + LONGEST_GAP_MS;
    if (!isScanned) return !typed;
    ended[0]?.undo?.();
    for (const code of scansIn(ended, outsideMs)) scan(code);
    return true;
  }

  /** Gives the one key that nothing came before or after. */
  function takeAlone(): Keystroke | undefined {
    const [only, ...more] = burst;
    if (!only?.replay || more.length > 0 || isRest(only.at)) return undefined;
    clearTimeout(timer);
    burst = [];
    return only;
  }

  function pause(at: number): void {
    const alone = takeAlone();
    if (alone) alone.replay?.();
    else end(at);
  }

  return {
    isUnderWay,
    /** Whether a key may still belong to the scan before. */
    isRest,
    /** A key that ends a code or does something else than write. Gives whether it is to do nothing. */
    end(at: number): boolean {
      const last = burst.at(-1);
      if (last && at - last.at > LONGEST_GAP_MS) pause(last.at + LONGEST_GAP_MS);
      return end(at);
    },
    /** A key was pressed. Gives whether it is to do nothing: it is part of a scan, or it is not known yet whether it is. */
    press(keystroke: Keystroke): boolean {
      const { key, at, replay } = keystroke;
      if (SILENT_KEYS.includes(key)) return false;
      if ([...key].length !== 1 && key !== 'Dead') return this.end(at);
      const last = burst.at(-1);
      if (last && at - last.at > LONGEST_GAP_MS) pause(last.at + LONGEST_GAP_MS);
      // No code begins with a blank; alone it presses the button that has the focus.
      if (key === ' ' && !isUnderWay(at)) return false;
      burst.push(keystroke);
      clearTimeout(timer);
      const waits = burst.length === 1 && replay ? speed().outsideMs : LONGEST_GAP_MS;
      timer = setTimeout(() => pause(at + waits), waits);
      return replay !== undefined;
    },
    /** Nobody listens any more. */
    stop(): void {
      takeAlone()?.replay?.();
      clearTimeout(timer);
      burst = [];
    },
  };
}
