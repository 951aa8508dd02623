import { z } from 'zod';
import type { DocumentFailure, DocumentName, DocumentResult } from '../../bridge-documents.ts';
import type { EventPublisher, Handlers } from '../lib/handlers.ts';
import { readPrivately, writePrivately } from '../lib/private-file.ts';
import { fetchDocument } from './fetch-document.ts';
import {
  type DocumentOutlet,
  OutletFailure,
  type PaperDocument,
  type PrintResult,
  type ShowResult,
} from './outlet.ts';

interface Surroundings {
  apiUrl: string;
  token: () => string | null;
  fetch: typeof fetch;
  eventPublisher: EventPublisher;
  outlet: DocumentOutlet;
  /** File with the receipt printer's name. */
  file: string;
}

type Names = 'documents.show' | 'documents.print' | 'printers.list' | 'printers.state' | 'printers.configure';

/** Shows and prints documents of the server, which exist only in memory and at the printer (R205). */
export async function openDocuments(surroundings: Surroundings) {
  const { outlet, eventPublisher, file } = surroundings;
  let settings = await readPrinterSettings(file);
  const stop = eventPublisher.listen((event, data) => {
    if (event === 'session.changed' && !(data as { signedIn: boolean }).signedIn) outlet.clear();
  });

  async function withDocument(
    name: DocumentName,
    language: string,
    use: (document: PaperDocument) => Promise<DocumentResult>,
  ): Promise<DocumentResult> {
    const document = await fetchDocument(surroundings, name, language);
    if ('failure' in document) return document;
    // The user signed out during the request: the document must not be shown.
    if (surroundings.token() === null) return { ok: false, failure: 'not-signed-in', detail: '' };
    return orFailure(() => use(document));
  }

  async function printReceipt(printer: string, document: PaperDocument): Promise<DocumentResult> {
    const printers = await outlet.printers();
    if (!printers.some(({ name }) => name === printer))
      return { ok: false, failure: 'printer-gone', detail: printer };
    await outlet.printTo(printer, document);
    return { ok: true, by: 'printer', printer };
  }

  /** Documents for the roll of a receipt printer. */
  const isSlip = ({ kind }: DocumentName) => kind === 'receipt' || kind === 'takings';

  const handlers: Pick<Handlers, Names> = {
    'documents.show': ({ document: name, language }) =>
      withDocument(name, language, async document => resultOf(await outlet.show(document), document)),
    'documents.print': ({ document: name, language }) =>
      withDocument(name, language, async document =>
        isSlip(name) && settings.receipts !== null
          ? printReceipt(settings.receipts, document)
          : resultOf(await outlet.print(document), document),
      ),
    'printers.list': () => orFailure(async () => ({ ok: true as const, printers: await outlet.printers() })),
    'printers.state': async () => settings,
    'printers.configure': async next => {
      await writePrinterSettings(file, next);
      settings = next;
      return settings;
    },
  };
  return {
    handlers,
    close(): void {
      stop();
      outlet.clear();
    },
  };
}

function resultOf(out: ShowResult | PrintResult, { fileName }: PaperDocument): DocumentResult {
  return out.by === 'page' ? { ok: true, ...out, fileName } : { ok: true, by: out.by };
}

/** Failures of the outlet are answers; any other error is an internal one. */
async function orFailure<Result>(ask: () => Promise<Result>): Promise<Result | DocumentFailure> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof OutletFailure)) throw error;
    return { ok: false, failure: error.failure, detail: error.message };
  }
}

const settings = z.object({ receipts: z.string().min(1).max(200).nullable() });

type PrinterSettings = z.infer<typeof settings>;

/** The printers of this workplace. An unreadable file counts as missing: the system's dialog asks. */
async function readPrinterSettings(file: string): Promise<PrinterSettings> {
  try {
    return settings.parse(JSON.parse((await readPrivately(file)) ?? ''));
  } catch {
    return { receipts: null };
  }
}

const writePrinterSettings = (file: string, next: PrinterSettings): Promise<void> =>
  writePrivately(file, `${JSON.stringify(next, null, 2)}\n`);
