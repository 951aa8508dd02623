import { officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import { z } from 'zod';

const orderNumber = z.string().regex(/^[A-Z0-9]{1,40}$/);

/**
 * The kinds of documents that can be shown and printed. The page passes no URL, so the station fetches nothing but
 * these.
 */
const documentName = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), order: orderNumber }),
  z.object({ kind: z.literal('takings'), date: localDate }),
  z.object({ kind: z.literal('tickets'), order: orderNumber }),
  z.object({ kind: z.literal('voucher'), voucher: z.uuid() }),
  z.object({ kind: z.literal('manifest'), sailing: z.int().positive() }),
]);

/**
 * Why a document was not shown or printed. `not-signed-in`, `network`, `timed-out`: the server was not called or did
 * not answer. `refused`: the server refused; `detail` is its message. `printer-gone`: the receipt printer no longer
 * exists; `detail` is its name. `print-failed`, `show-failed`: `detail` is the operating system's message.
 * `no-printing`: this computer cannot print to a named printer.
 */
const documentFailures = [
  'not-signed-in',
  'network',
  'timed-out',
  'refused',
  'printer-gone',
  'print-failed',
  'show-failed',
  'no-printing',
] as const;

const documentFailure = z.object({
  ok: z.literal(false),
  failure: z.enum(documentFailures),
  detail: z.string(),
});

/**
 * Where a document went. `window`: the app shows it in its own window. `page`: the page shows it from a temporary URL
 * of its own origin. `printer`: it was sent to a printer. `dialog`: the system's print dialog took it; `canceled`: the
 * user closed that dialog.
 */
const documentDone = z.union([
  z.object({ ok: z.literal(true), by: z.enum(['window', 'dialog', 'canceled']) }),
  z.object({ ok: z.literal(true), by: z.literal('printer'), printer: z.string() }),
  z.object({ ok: z.literal(true), by: z.literal('page'), address: z.string(), fileName: z.string() }),
]);

const documentOrder = z.object({ document: documentName, language: z.enum(officeLanguages) });
const printerName = z.string().min(1).max(200);

export const documentChannels = {
  /** Shows a document to read. */
  'documents.show': { input: documentOrder, output: z.union([documentDone, documentFailure]) },
  /**
   * Prints a document: receipts and takings on this workplace's receipt printer, everything else through the system's
   * dialog.
   */
  'documents.print': { input: documentOrder, output: z.union([documentDone, documentFailure]) },
  /** The printers of this computer, by their system names. */
  'printers.list': {
    input: z.undefined(),
    output: z.union([
      z.object({
        ok: z.literal(true),
        printers: z.array(z.object({ name: z.string(), label: z.string() })),
      }),
      documentFailure,
    ]),
  },
  /** The receipt printer of this workplace; null: the system's dialog asks each time. */
  'printers.state': { input: z.undefined(), output: z.object({ receipts: printerName.nullable() }) },
  'printers.configure': {
    input: z.object({ receipts: printerName.nullable() }),
    output: z.object({ receipts: printerName.nullable() }),
  },
} as const;

export type DocumentName = z.infer<typeof documentName>;
export type DocumentFailure = z.infer<typeof documentFailure>;
export type DocumentResult = z.infer<(typeof documentChannels)['documents.show']['output']>;
