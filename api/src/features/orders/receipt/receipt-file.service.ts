import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { createThread } from '../../../lib/process/thread.ts';
import type { Receipt } from './receipt.view.ts';

export interface ReceiptFile {
  receipt: Receipt;
  language: Language;
}

/** Ends the thread, which holds the fonts of four scripts, when nobody wanted a receipt for so long. */
const IDLE_MS = 60_000;

const drawing = createThread<ReceiptFile, Uint8Array>(new URL('./receipt.worker.ts', import.meta.url), {
  idleMs: IDLE_MS,
});

/** The receipt as a PDF, drawn beside the requests. */
export const makeReceiptFile = (file: ReceiptFile): Promise<Uint8Array> => drawing.ask(file);
