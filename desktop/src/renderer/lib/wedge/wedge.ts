import { isScan, LONGEST_GAP_MS, type Speed, type Stroke, scansIn } from './burst.ts';
import { createQuiet } from './quiet.ts';
import { hasTicket, mayBeTicket } from './ticket-form.ts';

/** A key that may belong to a scan. */
export interface Keystroke extends Stroke {
  /** Does what a key outside of fields always does, such as start a shortcut: it is kept back until it is known to be alone. */
  replay?: () => void;
  /** For a key that goes into a field at once: takes it out again, and those after it. */
  undo?: () => void;
}

/** Keys that come between the letters of a scan and say nothing. */
const SILENT_KEYS = ['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Control', 'Alt', 'Meta'];

/** A ticket's code in a field: few type so fast for long, and nobody what a code begins with. */
const TICKET_IN_FIELD_MS = 150;

interface WedgeNeeds {
  /** Hears the keys of one code, without those that ended it. */
  scan: (strokes: readonly Stroke[]) => void;
  /** Asked anew with every burst: it may have been learnt meanwhile. */
  speed: () => Speed;
}

/**
 * Tells a scanner that types from a person (R129, R340). A burst is over with a pause, Enter, Tab or the next code; a burst that
 * is no scan is dropped, or stays in the field where it was typed. A key outside of fields that is alone does what it always
 * does, a moment later: nothing of a burst ever presses a button or starts a shortcut. What was pressed in time counts, however
 * late it is handled.
 */
export function createWedge({ scan, speed }: WedgeNeeds) {
  let burst: Keystroke[] = [];
  /** What the pause before has ended, and within which time a key that is handled late still belongs to it. */
  let cut = { keys: [] as Keystroke[], withinMs: 0 };
  /** How many first keys of the burst have been told as a scan: it had seemed to be over. */
  let told = 0;
  /**
   * Until when keys are the rest of a burst that is over: scanners end a code with CR and LF, and a busy computer may cut the
   * last letter off.
   */
  let restUntil = Number.NEGATIVE_INFINITY;
  const quiet = createQuiet(() => {
    const last = burst.at(-1);
    if (last) pause(last.at + waitAfter(burst));
  });

  const isRest = (at: number) => at <= restUntil;
  const isUnderWay = (at: number) => burst.length > 0 || isRest(at);

  /** A key outside of fields acts soon, unless it may begin the code of a ticket: slow scanners take longer for the next. */
  const waitAfter = (keys: readonly Keystroke[]) =>
    keys.length === 1 && keys[0]?.replay && !mayBeTicket(keys) ? speed().outsideMs : LONGEST_GAP_MS;

  function isScanned(keys: readonly Keystroke[]): boolean {
    const { outsideMs, inFieldMs } = speed();
    const typed = keys.some(({ undo }) => undo);
    if (hasTicket(keys))
      return isScan(keys, typed ? Math.max(TICKET_IN_FIELD_MS, inFieldMs) : LONGEST_GAP_MS);
    return isScan(keys, typed ? inFieldMs : outsideMs);
  }

  /** What is in the burst is over. Gives whether a key that ended it is to do nothing. */
  function end(at: number): boolean {
    quiet.stop();
    const ended = burst;
    const known = told;
    burst = [];
    told = 0;
    if (ended.length === 0) return isRest(at);
    const scanned = isScanned(ended);
    const typed = ended.some(({ undo }) => undo);
    if (scanned || !typed) restUntil = at + LONGEST_GAP_MS;
    if (!scanned) return !typed;
    ended[0]?.undo?.();
    for (const code of scansIn(ended, speed().outsideMs))
      if (code[0] !== ended[0] || code.length !== known) scan(code);
    return true;
  }

  /** Lets keys act of which no two came close together, unless they are a scan. Gives whether it did. */
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
    if (scanned) told = keys.length;
  }

  /** Ends what a key that was pressed at this time cannot belong to, and goes on with what a late one does belong to. */
  function settle(at: number, key?: Keystroke): void {
    const last = burst.at(-1);
    if (last && at - last.at > LONGEST_GAP_MS) pause(last.at + LONGEST_GAP_MS);
    else if (last && at - last.at > speed().outsideMs && !(key && mayBeTicket([...burst, key]))) release();
    if (burst.length > 0) return;
    const cutLast = cut.keys.at(-1);
    if (key && cutLast && at - cutLast.at <= cut.withinMs) burst = [...cut.keys];
    else told = 0;
    cut = { keys: [], withinMs: 0 };
  }

  return {
    isUnderWay,
    /** Whether a key may still belong to the scan before. */
    isRest,
    /** A key that ends a code or does something else than write. Gives whether it is to do nothing. */
    end(at: number): boolean {
      settle(at);
      return end(at);
    },
    /** A key was pressed. Gives whether it is to do nothing: it is part of a scan, or it is not known yet whether it is. */
    press(keystroke: Keystroke): boolean {
      const { key, at, replay } = keystroke;
      if (SILENT_KEYS.includes(key)) return false;
      if ([...key].length !== 1 && key !== 'Dead') return this.end(at);
      settle(at, keystroke);
      // No code begins with a blank; alone it presses the button that has the focus.
      if (key === ' ' && !isUnderWay(at)) return false;
      burst.push(keystroke);
      quiet.after(at, waitAfter(burst));
      return replay !== undefined;
    },
    /** Nobody listens any more. */
    stop(): void {
      release();
      quiet.stop();
      burst = [];
      cut = { keys: [], withinMs: 0 };
    },
  };
}
