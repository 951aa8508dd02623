import { isScan, LONGEST_GAP_MS, type Speed, type Stroke, scansIn } from './burst.ts';
import { createQuiet } from './quiet.ts';
import { hasTicket, mayBeTicket } from './ticket-form.ts';

/** A key that may belong to a scan. */
export interface Keystroke extends Stroke {
  /**
   * Runs the usual effect of a key outside of fields, such as a shortcut; the key is held back until it is known to be
   * alone.
   */
  replay?: () => void;
  /** For a key that was typed into a field at once: removes it again, and those after it. */
  undo?: () => void;
}

/** Keys between the letters of a scan without a character. */
const SILENT_KEYS = ['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Control', 'Alt', 'Meta'];

/** A ticket's code in a field: few users type this fast for long, and none types the start of a code. */
const TICKET_IN_FIELD_MS = 150;

interface WedgeDeps {
  /** Called with the keys of one code, without its delimiter. */
  scan: (strokes: readonly Stroke[]) => void;
  /** Called for every burst, because the limits may have been learned meanwhile. */
  speed: () => Speed;
}

/**
 * Distinguishes a keyboard scanner from a user (R129, R340). A burst ends with a pause, Enter, Tab or the next code;
 * one that is no scan is dropped, or stays in its field. A single key outside of fields has its usual effect a moment
 * later; keys of a burst never press a button or start a shortcut. The time of the press counts, however late it is
 * handled.
 */
export function createWedge({ scan, speed }: WedgeDeps) {
  let burst: Keystroke[] = [];
  /** The keys before the last pause, and the time within which a key handled late still belongs to them. */
  let cut = { keys: [] as Keystroke[], withinMs: 0 };
  /** How many first keys of the burst were already reported as a scan, because it seemed to be over. */
  let reportedKeys = 0;
  /**
   * Until when keys are the rest of a finished burst: scanners end a code with CR and LF, and a busy computer may cut
   * off the last letter.
   */
  let restUntil = Number.NEGATIVE_INFINITY;
  const quiet = createQuiet(() => {
    const last = burst.at(-1);
    if (last) pause(last.at + waitAfter(burst));
  });

  const isRest = (at: number) => at <= restUntil;
  const isUnderWay = (at: number) => burst.length > 0 || isRest(at);

  /**
   * A key outside of fields acts soon, unless it may start a ticket's code: slow scanners need longer for the next key.
   */
  const waitAfter = (keys: readonly Keystroke[]) =>
    keys.length === 1 && keys[0]?.replay && !mayBeTicket(keys) ? speed().outsideMs : LONGEST_GAP_MS;

  function isScanned(keys: readonly Keystroke[]): boolean {
    const { outsideMs, inFieldMs } = speed();
    const typed = keys.some(({ undo }) => undo);
    if (hasTicket(keys))
      return isScan(keys, typed ? Math.max(TICKET_IN_FIELD_MS, inFieldMs) : LONGEST_GAP_MS);
    return isScan(keys, typed ? inFieldMs : outsideMs);
  }

  /** Ends the current burst. Returns whether to suppress the key that ended it. */
  function end(at: number): boolean {
    quiet.stop();
    const ended = burst;
    const reportedBefore = reportedKeys;
    burst = [];
    reportedKeys = 0;
    if (ended.length === 0) return isRest(at);
    const scanned = isScanned(ended);
    const typed = ended.some(({ undo }) => undo);
    if (scanned || !typed) restUntil = at + LONGEST_GAP_MS;
    if (!scanned) return !typed;
    ended[0]?.undo?.();
    for (const code of scansIn(ended, speed().outsideMs))
      if (code[0] !== ended[0] || code.length !== reportedBefore) scan(code);
    return true;
  }

  /** Runs keys that were not close together, unless they are a scan. Returns whether it did. */
  function release(): boolean {
    const alone = burst;
    const { outsideMs } = speed();
    const isAlone = (stroke: Keystroke, index: number) => {
      const before = alone[index - 1];
      return stroke.replay && !isRest(stroke.at) && (!before || stroke.at - before.at > outsideMs);
    };
    if (alone.length === 0 || !alone.every(isAlone) || isScanned(alone)) return false;
    quiet.stop();
    burst = [];
    for (const { replay } of alone) replay?.();
    return true;
  }

  function pause(at: number): void {
    const keys = burst;
    if (release()) {
      cut = { keys, withinMs: speed().outsideMs };
      return;
    }
    const scanned = isScanned(keys);
    end(at);
    cut = { keys, withinMs: LONGEST_GAP_MS };
    if (scanned) reportedKeys = keys.length;
  }

  /**
   * Ends the burst if a key pressed at this time cannot belong to it, and resumes the one before if a late key belongs
   * to that.
   */
  function settle(at: number, key?: Keystroke): void {
    const last = burst.at(-1);
    if (last && at - last.at > LONGEST_GAP_MS) pause(last.at + LONGEST_GAP_MS);
    else if (last && at - last.at > speed().outsideMs && !(key && mayBeTicket([...burst, key]))) release();
    if (burst.length > 0) return;
    const cutLast = cut.keys.at(-1);
    if (key && cutLast && at - cutLast.at <= cut.withinMs) burst = [...cut.keys];
    else reportedKeys = 0;
    cut = { keys: [], withinMs: 0 };
  }

  return {
    isUnderWay,
    /** Whether a key may still belong to the previous scan. */
    isRest,
    /** Handles a key that ends a code or has another effect than a character. Returns whether to suppress it. */
    end(at: number): boolean {
      settle(at);
      return end(at);
    },
    /** Handles a key press. Returns whether to suppress it: it is part of a scan, or that is not known yet. */
    press(keystroke: Keystroke): boolean {
      const { key, at, replay } = keystroke;
      if (SILENT_KEYS.includes(key)) return false;
      if ([...key].length !== 1 && key !== 'Dead') return this.end(at);
      settle(at, keystroke);
      // No code starts with a space; alone it presses the focused button.
      if (key === ' ' && !isUnderWay(at)) return false;
      burst.push(keystroke);
      quiet.after(at, waitAfter(burst));
      return replay !== undefined;
    },
    /** Stops reading. */
    stop(): void {
      release();
      quiet.stop();
      burst = [];
      cut = { keys: [], withinMs: 0 };
    },
  };
}
