import { randomUUID } from 'node:crypto';
import type { Clock } from '../lib/clock.ts';
import type { DocumentOutlet, PaperDocument } from './outlet.ts';
import type { SystemPrinters } from './system-printers.ts';

/** Long enough to read, print and save it. */
const KEPT_MS = 10 * 60_000;
/** A page shows one document at a time; a few windows may be open. */
const MOST_KEPT = 8;

export interface PageDocuments {
  /** A document for the page, while it is kept. */
  find(id: string): PaperDocument | null;
}

/**
 * The outlet of a station without windows: the page shows the document from a URL of the station, and prints it through
 * the browser's dialog.
 */
export function createPageOutlet(
  { elapsedMs }: Pick<Clock, 'elapsedMs'>,
  printers: SystemPrinters,
): DocumentOutlet & PageDocuments {
  const kept = new Map<string, { document: PaperDocument; until: number }>();

  function forgetOld(): void {
    for (const [id, { until }] of kept) if (until <= elapsedMs()) kept.delete(id);
  }

  async function show(document: PaperDocument) {
    forgetOld();
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
    const id = randomUUID();
    kept.set(id, { document, until: elapsedMs() + KEPT_MS });
    return { by: 'page' as const, address: `/bridge/documents/${id}/${document.fileName}` };
  }

  return {
    show,
    print: show,
    printTo: printers.print,
    printers: printers.list,
    clear: () => kept.clear(),
    find(id) {
      forgetOld();
      return kept.get(id)?.document ?? null;
    },
  };
}
