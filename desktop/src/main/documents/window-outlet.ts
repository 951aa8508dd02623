import type { WebContentsPrintOptions } from 'electron';
import { type DocumentOutlet, OutletFailure, type PaperDocument } from '../../station/documents/outlet.ts';
import type { ShownDocuments } from './document-session.ts';

/** Chromium's error when the user closes the print dialog. */
const CANCELED = /cancel/i;

/** A printer that was unplugged while printing must not block the counter. */
const PATIENCE_MS = 60_000;

/** The parts of an Electron window that are used here. */
export interface DocumentWindow {
  /** Loads a document's address; rejects where it cannot be shown. */
  load(address: string): Promise<void>;
  /** Shows the window before the others. */
  show(): void;
  print(options: WebContentsPrintOptions): Promise<{ success: boolean; reason: string }>;
  close(): void;
  onClosed(listener: () => void): void;
}

interface Surroundings {
  documents: ShownDocuments;
  /** A window that is not shown yet. */
  openWindow: (title: string) => DocumentWindow;
  listPrinters: () => Promise<readonly { name: string; displayName: string }[]>;
  newId: () => string;
  patienceMs?: number;
}

/** The document outlet under Electron: one window per document, and Chromium's printing. */
export function createWindowOutlet(surroundings: Surroundings): DocumentOutlet {
  const { documents, openWindow, listPrinters, newId, patienceMs = PATIENCE_MS } = surroundings;
  const open = new Set<DocumentWindow>();

  async function load(document: PaperDocument): Promise<DocumentWindow> {
    const id = newId();
    const window = openWindow(document.fileName);
    open.add(window);
    window.onClosed(() => {
      open.delete(window);
      documents.remove(id);
    });
    try {
      await window.load(documents.add(id, document));
      return window;
    } catch (error) {
      window.close();
      throw new OutletFailure('show-failed', (error as Error).message);
    }
  }

  return {
    async show(document) {
      (await load(document)).show();
      return { by: 'window' };
    },
    async print(document) {
      const window = await load(document);
      // Shown under the dialog, and kept open if the dialog is closed, for reading or printing from there.
      window.show();
      const { success, reason } = await printed(window, { silent: false });
      if (success) {
        window.close();
        return { by: 'dialog' };
      }
      if (CANCELED.test(reason)) return { by: 'canceled' };
      throw new OutletFailure('print-failed', reason);
    },
    async printTo(printer, document) {
      const window = await load(document);
      try {
        const job = printed(window, { silent: true, deviceName: printer });
        const { success, reason } = await within(patienceMs, job);
        if (!success) throw new OutletFailure('print-failed', reason);
      } finally {
        window.close();
      }
    },
    async printers() {
      try {
        const printers = await listPrinters();
        return printers.map(({ name, displayName }) => ({ name, label: displayName || name }));
      } catch (error) {
        throw new OutletFailure('no-printing', (error as Error).message);
      }
    },
    clear() {
      for (const window of [...open]) window.close();
    },
  };
}

/** Uses the printer's own paper size: a receipt roll is not A4. */
async function printed(window: DocumentWindow, options: WebContentsPrintOptions) {
  try {
    return await window.print({ ...options, printBackground: true, usePrinterDefaultPageSize: true });
  } catch (error) {
    throw new OutletFailure('print-failed', (error as Error).message);
  }
}

async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutletFailure('print-failed', 'timed out')), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
