import type { Delimiter } from '../../bridge-gate.ts';
import { createCodeReader, type Reading } from './code-reader.ts';

/** How long a line must be silent to end a code. Longer with a delimiter, for slow scanners. */
const PAUSE_MS: Record<'delimited' | 'none', number> = { delimited: 500, none: 80 };

/** Turns the bytes of a port into readings as soon as they are complete; a pause counts as well. */
export function createCodeLine(delimiter: Delimiter, onReading: (reading: Reading) => void) {
  const reader = createCodeReader(delimiter);
  const half = PAUSE_MS[delimiter === 'none' ? 'none' : 'delimited'] / 2;
  let timer: NodeJS.Timeout | undefined;
  const paused = () => {
    for (const reading of reader.pause()) onReading(reading);
  };
  return {
    push(bytes: Uint8Array): void {
      clearTimeout(timer);
      // In two halves: on a busy computer a due timer fires before bytes that have been waiting.
      timer = setTimeout(() => {
        timer = setTimeout(paused, half);
      }, half);
      for (const reading of reader.read(bytes)) onReading(reading);
    },
    /** Drops an unfinished code. */
    letGo(): void {
      clearTimeout(timer);
      reader.letGo();
    },
  };
}
