/*
 * Whether this copy of the API can answer.
 *
 * May import: no other module.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { z } from '@hono/zod-openapi';
import { migrationState } from '../../lib/database/migrations.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { endpoint, success } from '../../lib/http/endpoint.ts';
import { createRouter } from '../../lib/http/router.ts';

const state = z.object({ status: z.string() });

export function createHealthRoutes(deps: Deps) {
  return createRouter()
    .openapi(
      endpoint({
        method: 'get',
        path: '/health',
        permission: 'public',
        summary: 'The process is running',
        data: state,
      }),
      c => c.json(success({ status: 'alive' }), 200),
    )
    .openapi(
      endpoint({
        method: 'get',
        path: '/ready',
        permission: 'public',
        summary: 'The database answers, and its schema is current',
        data: state,
      }),
      async c => {
        if (!(await isReady(deps))) throw new AppError('unavailable');
        return c.json(success({ status: 'ready' }), 200);
      },
    );
}

/** A load balancer has its answer within a second, whatever the database does. */
const READY_WITHIN_MS = 900;

async function isReady({ db, log }: Deps): Promise<boolean> {
  const late = new AbortController();
  try {
    const state = await Promise.race([
      migrationState(db),
      wait(READY_WITHIN_MS, undefined, { signal: late.signal }),
    ]);
    if (!state) log.warn('not ready: the database does not answer in time');
    return state?.missing.length === 0;
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return false;
  } finally {
    late.abort();
  }
}
