import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../process/log.ts';
import type { AppEnv, Deps } from './context.ts';

/** The header with the request's id in an answer. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** A request in the log. */
export interface NotedRequest {
  id: string;
  log: Logger;
  /** Logs the request's line. */
  answered(method: string, path: string, status: number): void;
}

/** Gives a request an id, which is in all of its log entries. */
export function noteRequest({ log, ids, clock }: Deps): NotedRequest {
  const id = ids.uuid();
  const begun = clock.now().getTime();
  const own = log.child({ requestId: id });
  return {
    id,
    log: own,
    answered(method, path, status) {
      own.info({ method, path, status, ms: clock.now().getTime() - begun }, 'request');
    },
  };
}

/** Gives each request an id, sent in `X-Request-Id`, and logs one line after its answer. */
export function requestLog(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const noted = noteRequest(deps);
    c.set('requestId', noted.id);
    c.set('log', noted.log);
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, noted.id);
    noted.answered(c.req.method, c.req.path, c.res.status);
  };
}
