import type { CustomScheme, Protocol } from 'electron';
import { APP_SCHEME, isOwnUrl } from './app-origin.ts';

/**
 * Registered before the app is ready. Secure and standard, so that the page has an origin, fetch and streams.
 */
export const appScheme: CustomScheme = {
  scheme: APP_SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true },
};

/** Serves the station's site under the app's scheme; other hosts are refused. */
export function serveApp(
  protocol: Pick<Protocol, 'handle'>,
  site: { fetch(request: Request): Response | Promise<Response> },
): void {
  protocol.handle(APP_SCHEME, request =>
    isOwnUrl(request.url) ? site.fetch(request) : new Response(null, { status: 404 }),
  );
}
