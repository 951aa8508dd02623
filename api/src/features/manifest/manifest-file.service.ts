import { createThread } from '../../lib/process/thread.ts';
import type { ManifestFile } from './manifest-document.view.ts';

/** Ends the thread, which holds the fonts of four scripts, after this long without a request. */
const IDLE_MS = 60_000;

const drawing = createThread<ManifestFile, Uint8Array>(new URL('./manifest.worker.ts', import.meta.url), {
  idleMs: IDLE_MS,
});

/** The manifest as a PDF, drawn in a separate thread. */
export const makeManifestFile = (file: ManifestFile): Promise<Uint8Array> => drawing.ask(file);
