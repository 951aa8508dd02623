import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import type { DocumentFailure, DocumentName } from '../../bridge-documents.ts';
import type { PaperDocument } from './outlet.ts';

/** Time limit for a request without an answer (R80). */
const TIME_OUT_MS = 50_000;

/** The first bytes of every PDF. */
const PDF_MARK = '%PDF-';

interface Surroundings {
  apiUrl: string;
  token: () => string | null;
  /** Signs the calls of an enrolled workplace. */
  fetch: typeof fetch;
}

/** The API's address of a document. */
function pathOf(document: DocumentName): string {
  switch (document.kind) {
    case 'receipt':
      return `/prod-api/office/orders/${document.order}/receipt.pdf`;
    case 'takings':
      return `/prod-api/office/day-closes/${document.date}/takings.pdf`;
    case 'tickets':
      return `/prod-api/orders/${document.order}/tickets.pdf`;
    case 'voucher':
      return `/prod-api/office/vouchers/${document.voucher}/voucher.pdf`;
    case 'manifest':
      return `/prod-api/office/sailings/${document.sailing}/manifest.pdf`;
  }
}

/** Fetches a document with the station's token (docs/decisions/0007), into memory. */
export async function fetchDocument(
  { apiUrl, token, fetch: send }: Surroundings,
  document: DocumentName,
  language: string,
): Promise<PaperDocument | DocumentFailure> {
  const held = token();
  if (held === null) return failed('not-signed-in');
  try {
    const response = await send(new URL(pathOf(document), apiUrl), {
      headers: { 'X-Token': held, 'Accept-Language': language },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.ok && startsAsPdf(bytes)) return { bytes, fileName: fileNameOf(response, document) };
    return failed('refused', sentenceIn(bytes) || `HTTP ${response.status}`);
  } catch (error) {
    return failed((error as Error).name === 'TimeoutError' ? 'timed-out' : 'network');
  }
}

const failed = (failure: DocumentFailure['failure'], detail = ''): DocumentFailure => ({
  ok: false,
  failure,
  detail,
});

const startsAsPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, PDF_MARK.length)).toString('latin1') === PDF_MARK;

/** The message in the server's envelope, in the page's language. */
function sentenceIn(bytes: Uint8Array): string {
  try {
    const { msg } = JSON.parse(new TextDecoder().decode(bytes)) as Envelope<unknown>;
    return typeof msg === 'string' ? msg : '';
  } catch {
    return '';
  }
}

/** The file name from the server, without characters that have a meaning in a URL. */
function fileNameOf(response: Response, { kind }: DocumentName): string {
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return name?.replaceAll(/[^\w.-]/g, '-') ?? `${kind}.pdf`;
}
