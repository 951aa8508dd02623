import { useEffect, useRef } from 'react';
import type { WedgeSettings } from '../../../../bridge-gate.ts';
import type { Stroke } from '../../../lib/wedge/burst.ts';
import { LONGEST_GAP_MS } from '../../../lib/wedge/burst.ts';
import { learnWedge } from '../../../lib/wedge/learn.ts';
import { createQuiet } from '../../../lib/wedge/quiet.ts';
import { strokeIn } from '../../../lib/wedge/stroke-in.ts';

/** The pause that ends a scan, longer than for any scanner. */
const OVER_MS = 2 * LONGEST_GAP_MS;
/** Fewer keys come from a user who presses a button. */
const FEWEST_KEYS = 6;

const endings: Readonly<Record<string, WedgeSettings['ending']>> = { Enter: 'enter', Tab: 'tab' };

/**
 * Reads a scan of the sample at any speed while the component is mounted. `learn` gets the result, or null if another
 * text was scanned. The keys have no other effect.
 */
export function useLearnKeys(learn: (settings: WedgeSettings | null) => void): void {
  const latest = useRef(learn);
  latest.current = learn;
  useEffect(() => {
    let strokes: Stroke[] = [];
    let ending: WedgeSettings['ending'] = 'pause';
    const quiet = createQuiet(() => {
      const burst = strokes;
      const ended = ending;
      strokes = [];
      ending = 'pause';
      if (burst.length >= FEWEST_KEYS) latest.current(learnWedge(burst, ended));
    });
    const press = (event: KeyboardEvent) => {
      const stroke = strokeIn(event);
      const end = endings[stroke.key];
      const isWritten = stroke.key.length === 1 || stroke.key === 'Dead';
      // As single keys these move to the next button, press it, or close the dialog.
      if (!isWritten && strokes.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isWritten && ending === 'pause') strokes.push(stroke);
      else if (end && ending === 'pause') ending = end;
      quiet.after(stroke.at, OVER_MS);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      quiet.stop();
    };
  }, []);
}
