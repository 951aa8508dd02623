import { createApp } from '../../../api/src/app.ts';
import { ensureBuiltInAccessAtStart } from '../../../api/src/features/staff/access/built-in-access.service.ts';
import { createJobHandlers } from '../../../api/src/job-handlers.ts';
import { createLive } from '../../../api/src/lib/database/live.ts';
import { openDatabase } from '../../../api/src/lib/database/open-database.ts';
import { openPools } from '../../../api/src/lib/database/pools.ts';
import type { Deps } from '../../../api/src/lib/http/context.ts';
import { listen } from '../../../api/src/lib/http/http-server.ts';
import { createIds } from '../../../api/src/lib/ids.ts';
import { openStorage } from '../../../api/src/lib/media/open-storage.ts';
import { makeDataDir } from '../../../api/src/lib/process/data-dir.ts';
import { parseEnv } from '../../../api/src/lib/process/env.ts';
import { createLog } from '../../../api/src/lib/process/log.ts';
import { withMasterKey } from '../../../api/src/lib/process/master-key.ts';
import { ensureSigningKey } from '../../../api/src/reservations/tickets/signing-keys.service.ts';
import type { ApiRequest, JobsDone } from '../processes/api-messages.ts';
import { answerRequests, waitUntilNeeded } from '../processes/asked-process.ts';
import { doJobs, jobsIn } from '../processes/job-table.ts';
import { nameStatements } from '../processes/name-statements.ts';

/*
 * The API as api/src/server.ts puts it together, except that the clock is set by messages and jobs are done when a message asks for it.
 */

await waitUntilNeeded();
nameStatements();
let now = new Date(process.env.SIMULATED_NOW ?? '');
const clock = { now: () => new Date(now) };
const env = { ...withMasterKey(parseEnv(process.env)), wallets: {} };
makeDataDir(env.dataDir);
const { db, url } = await openDatabase(env);
const log = createLog(env.logLevel);
const ids = createIds(clock);
const sources = {
  db,
  log,
  env: { ...env, databaseUrl: url },
  clock,
  ids,
  media: await openStorage(env, ids),
};
await ensureBuiltInAccessAtStart(sources);
await ensureSigningKey(sources);
const deps: Deps = { ...sources, jobs: jobsIn(db, clock.now), live: createLive(url, log) };
const handlers = createJobHandlers(deps);
await listen(createApp(deps, { pools: openPools(url) }).fetch, env);

answerRequests<ApiRequest, JobsDone>(async request => {
  if (request.kind === 'jobs') return doJobs(db, handlers, clock.now, request.scheduled);
  now = new Date(request.at);
  return { done: 0, failed: 0 };
});
