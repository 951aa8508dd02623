import { officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import { z } from 'zod';

const orderNumber = z.string().regex(/^[A-Z0-9]{1,40}$/);

/**
 * What can be shown and printed, by what it is: the page names no address, so that the station fetches nothing else for
 * it.
 */
const documentName = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), order: orderNumber }),
  z.object({ kind: z.literal('takings'), date: localDate }),
  z.object({ kind: z.literal('tickets'), order: orderNumber }),
  z.object({ kind: z.literal('voucher'), voucher: z.uuid() }),
  z.object({ kind: z.literal('manifest'), sailing: z.int().positive() }),
]);

/**
 * Why a document was not shown or printed.
 * `not-signed-in`, `network`, `timed-out`: the server was not asked, or gave no answer. `refused`: it answered with
 * another thing than the document; `detail` is its sentence. `printer-gone`: the receipt printer is not there any more;
 * `detail` is its name. `print-failed`, `show-failed`: in the operating system's words. `no-printing`: this computer has
 * no way to print to a printer by its name.
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
 * What became of a document. `window`: the app shows it in a window of its own. `page`: the page is to show it itself,
 * from an address of its own origin that is forgotten after a while. `printer`: it was handed to a printer. `dialog`:
 * the system's dialog took it; `canceled`: somebody closed that dialog.
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
  /** Prints a document: receipts and takings on this workplace's receipt printer, everything else by the system's dialog. */
  'documents.print': { input: documentOrder, output: z.union([documentDone, documentFailure]) },
  /** The printers of this computer, by the names that the system knows them by. */
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
