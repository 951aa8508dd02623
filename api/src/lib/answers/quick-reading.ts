import { stationHeaders } from '@gangway/shared/node/station-signature.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Caller } from '../caller.ts';
import type { AppEnv, Deps } from '../http/context.ts';
import { noteRequest, REQUEST_ID_HEADER } from '../http/request-log.ts';
import { isPackable, type Packable, packedOf, takesGzip } from './packable.ts';
import { quickAnswer } from './quick-answer.ts';

/** An answer that another visitor's request was given. */
interface KnownAnswer {
  /** The template of the route that wrote it. */
  route: string;
  status: number;
  body: Packable;
  /** Its own headers, with names in lower case. */
  headers: Record<string, string>;
  /** The caller in the log, where the route has one. */
  caller?: Caller;
}

/**
 * Answers a visitor's GET as another visitor's was answered, without the middleware of all calls, which costs several times what
 * such an answer does (decision 69). It runs before that middleware and gives the same answers (a test compares the two). Whatever
 * is not known, is personal, or depends on a condition is left to the normal route.
 */
export function quickReading(
  deps: Deps,
  find: (c: Context<AppEnv>) => Promise<KnownAnswer | undefined> | undefined,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const accepted = c.req.header('Accept-Encoding');
    const packs = takesGzip(accepted);
    if (!isPlain(c) || (accepted !== undefined && !packs)) return next();
    const begun = deps.clock.now();
    // The normal route reads again, and reports what fails.
    const known = await find(c)?.catch(() => undefined);
    if (!known || !isPackable(known.body)) return next();
    const { route, status, body, headers, caller } = known;
    const noted = noteRequest(deps, c, begun);
    noted.answered(route, status, { ...(caller && { caller }) });
    return quickAnswer(status, packs ? packedOf(body) : body.plain, {
      ...headers,
      vary: headers.vary === undefined ? 'Accept-Encoding' : `${headers.vary}, Accept-Encoding`,
      ...(packs && { 'content-encoding': 'gzip' }),
      [REQUEST_ID_HEADER]: noted.id,
    });
  };
}

/** Without credentials of any kind, and without conditions. `key` is that of an order. */
const isPlain = (c: Context): boolean =>
  c.req.method === 'GET' &&
  c.req.query('key') === undefined &&
  ['X-Token', 'X-Order-Token', stationHeaders.id, 'If-None-Match'].every(
    name => c.req.header(name) === undefined,
  );
