import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { actorOf } from '../caller.ts';
import { asPartOf } from '../current-request.ts';
import type { Logger } from '../process/log.ts';
import { callerSpanOf } from '../tracing.ts';
import { clientAddress } from './client-address.ts';
import type { AppEnv, Deps } from './context.ts';

/** The header with the request's id, in requests and in answers. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** What a proxy or a client may name a request. It excludes mail addresses, and anything that would look like another field. */
const REQUEST_ID = /^[\w.-]{8,128}$/;

/** A request in the log. */
interface NotedRequest {
  id: string;
  log: Logger;
  /** Handles the request: lines that are logged meanwhile carry its id. */
  handle<Result>(work: () => Result): Result;
  /** Logs the request's line, counts it and ends its span. `route` is the template, in which no id stands. */
  answered(route: string, status: number, facts: AnsweredFacts): void;
}

/** Who made a request, and the code of the error that it was answered with. */
type AnsweredFacts = Partial<Pick<AppEnv['Variables'], 'caller' | 'stationId' | 'error'>>;

/**
 * Gives a request its id: that of `X-Request-Id` if it is well formed, else the trace id of `traceparent`, else a new one (R440). Begins its
 * span where requests are traced (R443).
 */
export function noteRequest(
  { log, ids, clock, env, meter, tracing }: Deps,
  c: Context<AppEnv>,
  begunAt = clock.now(),
): NotedRequest {
  const span = tracing?.begin(c.req.method, c.req.header('traceparent'));
  const id = namedId(c) ?? span?.traceId ?? ids.uuid();
  const begun = begunAt.getTime();
  return {
    id,
    log,
    handle: work => asPartOf({ id, span }, work),
    answered(route, status, { caller, stationId, error }) {
      const ms = Math.max(0, clock.now().getTime() - begun);
      const facts = {
        requestId: id,
        method: c.req.method,
        route,
        status,
        ms,
        client: clientAddress(c, env.trustProxy),
        ...(caller && { actor: actorOf(caller) }),
        ...(stationId && { station: stationId }),
        ...(error && { error }),
        ...(span && { traceId: span.traceId }),
      };
      log.info(facts, 'request');
      span?.end(route, status, error);
      meter?.answered({ method: c.req.method, route, status, seconds: ms / 1000, error });
    },
  };
}

function namedId(c: Context<AppEnv>): string | undefined {
  const named = c.req.header(REQUEST_ID_HEADER);
  if (named !== undefined && REQUEST_ID.test(named)) return named;
  return callerSpanOf(c.req.header('traceparent'))?.traceId;
}

/** Gives each request an id, sent in `X-Request-Id` and in error answers, and logs one line after its answer (R440). */
export function requestLog(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const noted = noteRequest(deps, c);
    c.set('requestId', noted.id);
    c.set('log', noted.log);
    await noted.handle(next);
    c.res.headers.set(REQUEST_ID_HEADER, noted.id);
    noted.answered(routeOf(c), c.res.status, c.var);
  };
}

/**
 * The template of the route that answered. A request that a middleware refused counts to the route that it was for. An unknown
 * path has the template of a folder, such as `/prod-api/*`.
 */
function routeOf(c: Context<AppEnv>): string {
  const routes = matchedRoutes(c);
  const answering = routes[c.req.routeIndex]?.path ?? '*';
  if (!answering.endsWith('*')) return answering;
  return routes.slice(c.req.routeIndex).find(({ path }) => !path.endsWith('*'))?.path ?? answering;
}
