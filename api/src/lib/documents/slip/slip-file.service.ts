import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { createThread } from '../../process/thread.ts';
import type { Slip } from './slip.types.ts';

export interface SlipFile {
  slip: Slip;
  language: Language;
}

/** Ends the thread, which holds the fonts of four scripts, after this long without a request. */
const IDLE_MS = 60_000;

const drawing = createThread<SlipFile, Uint8Array>(new URL('./slip.worker.ts', import.meta.url), {
  idleMs: IDLE_MS,
});

/** The slip as a PDF, drawn in a separate thread. */
export const makeSlipFile = (file: SlipFile): Promise<Uint8Array> => drawing.ask(file);
