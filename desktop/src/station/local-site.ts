import type { CountHere } from '@gangway/shared/contract/office/gate/remembered.ts';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { forwardTo } from './forward.ts';
import { serveRenderer } from './renderer-files.ts';
import { createCachedAnswers } from './session/cached-answers.ts';
import type { StoredUser } from './session/stored-user.ts';

interface Surroundings {
  /** Origin of the API, without a path. */
  apiUrl: string;
  /** Folder of the built renderer. */
  rendererDir: string;
  /** The token of the signed-in user, or null. */
  token: () => string | null;
  kept: StoredUser;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
  /** This gate's own count of a sailing that it boards; by default there is no gate. */
  countHere?: (sailingId: number) => CountHere | null;
  /** Signs the calls of an enrolled workplace; by default nothing is signed. */
  fetch?: typeof fetch;
  /** Whether the page shows documents itself, in a frame of its own origin. */
  showsDocuments?: boolean;
}

/**
 * Everything the page can reach, under Electron (`app://gangway`) and in the kiosk: the built renderer, and the API
 * under its own prefix (R70), to which the station adds its token (docs/decisions/0007).
 */
export function createLocalSite({
  apiUrl,
  rendererDir,
  token,
  kept,
  elapsedMs,
  countHere = () => null,
  fetch: send = fetch,
  showsDocuments = false,
}: Surroundings): Hono {
  const forward = forwardTo(apiUrl, token, send);
  return new Hono()
    .use(contentSecurity(showsDocuments))
    .route('/', createCachedAnswers({ forward, token, kept, elapsedMs, countHere }))
    .all('/prod-api/*', forward)
    .get('/media/*', forward)
    .get('*', serveRenderer(rendererDir));
}

/** Only the app's own resources are allowed (R127). */
const contentSecurity = (showsDocuments: boolean) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      // Computed positions (virtual lists, popovers) are element attributes, never style sheets.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      mediaSrc: ["'self'"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      ...(showsDocuments && { frameSrc: ["'self'"] }),
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
