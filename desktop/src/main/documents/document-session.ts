import type { Session } from 'electron';
import type { PaperDocument } from '../../station/documents/outlet.ts';
import { APP_HOST, APP_SCHEME } from '../origin/app-origin.ts';
import { denyPermissions, refuseNetwork } from '../origin/guards.ts';

/** In memory alone: no `persist:` before it. */
export const DOCUMENT_PARTITION = 'documents';

/** Chromium's host for documents differs from the app's, so that scripts in a document get no answer from the bridge. */
const DOCUMENT_HOST = `document.${APP_HOST}`;

/** The documents in open windows, by the id in their URL. */
export function createShownDocuments() {
  const shown = new Map<string, PaperDocument>();
  return {
    add(id: string, document: PaperDocument): string {
      shown.set(id, document);
      return `${APP_SCHEME}://${DOCUMENT_HOST}/${id}/${document.fileName}`;
    },
    remove: (id: string) => void shown.delete(id),
    /** Answers the URL of a shown document with its bytes, and any other URL with 404. */
    answer(address: string): Response {
      const url = URL.parse(address);
      const document = url?.host === DOCUMENT_HOST ? shown.get(url.pathname.split('/')[1] ?? '') : undefined;
      if (!document) return new Response(null, { status: 404 });
      return new Response(document.bytes, {
        headers: { 'Content-Type': 'application/pdf', 'Cache-Control': 'no-store' },
      });
    },
  };
}

export type ShownDocuments = ReturnType<typeof createShownDocuments>;

/** The rules of the session that shows documents: no permissions, no network, only the documents. */
export function prepareDocumentSession(
  session: Pick<
    Session,
    | 'protocol'
    | 'webRequest'
    | 'setPermissionRequestHandler'
    | 'setPermissionCheckHandler'
    | 'setDevicePermissionHandler'
  >,
  documents: Pick<ShownDocuments, 'answer'>,
): void {
  denyPermissions(session);
  refuseNetwork(session);
  session.protocol.handle(APP_SCHEME, ({ url }) => documents.answer(url));
}
