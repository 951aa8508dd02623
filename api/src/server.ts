import { createApp } from './app.ts';
import { readProviderSettings } from './features/payments/providers/providers.service.ts';
import { startMovingQueues } from './features/queue/move-queues.job.ts';
import { ensureBuiltInAccessAtStart } from './features/staff/access/built-in-access.service.ts';
import { readWalletSettings } from './features/tickets/wallet/wallet-settings.service.ts';
import { startServingLists } from './features/waitlist/serve-lists.job.ts';
import { createJobHandlers } from './job-handlers.ts';
import { systemClock } from './lib/clock.ts';
import { startJobs } from './lib/database/jobs.ts';
import { createLive } from './lib/database/live.ts';
import { migrate, requireCurrentSchema } from './lib/database/migrations.ts';
import { type OpenDatabase, openDatabase, withDatabase } from './lib/database/open-database.ts';
import { openMetricsPool, openPools } from './lib/database/pools.ts';
import type { Deps } from './lib/http/context.ts';
import { listen, requireFreePort } from './lib/http/http-server.ts';
import { createIds } from './lib/ids.ts';
import { openStorage } from './lib/media/open-storage.ts';
import { makeDataDir } from './lib/process/data-dir.ts';
import { type Env, parseEnv } from './lib/process/env.ts';
import { logWhatIsPrinted } from './lib/process/faults.ts';
import { keepHeapSmall } from './lib/process/heap.ts';
import { createLog, type Logger } from './lib/process/log.ts';
import { withMasterKey } from './lib/process/master-key.ts';
import { isOnOwnMachine } from './lib/process/own-machine.ts';
import { type Progress, progressInLog, progressTo, type ReadyDetails } from './lib/process/progress.ts';
import { StartError } from './lib/process/start-error.ts';
import { onStopSignal } from './lib/process/stop-signals.ts';
import { hasMailbox } from './mail/mailbox/mailbox.routes.ts';
import { adoptPlace, followPlace } from './operator/operator-place.live.ts';
import type { StartFinding } from './operator/start-checks.rules.ts';
import { checkStart } from './operator/start-checks.service.ts';
import { ensureSigningKey } from './reservations/tickets/signing-keys.service.ts';

/** How long requests and jobs in progress may take after the server is asked to stop. */
const GRACE_MS = 10_000;

/** How long statements may still run when all else has stopped: those of jobs have had their grace before. */
const LAST_STATEMENTS_MS = 1_000;

/** How long searches share one reading of the sailings on sale. */
const SHARED_MS = 1_000;

const launcher = process.send?.bind(process);

try {
  const env = {
    ...withMasterKey(parseEnv(process.env)),
    providers: readProviderSettings(process.env),
    wallets: { ...readWalletSettings(process.env) },
  };
  if (env.heap === 'small') keepHeapSmall();
  makeDataDir(env.dataDir);
  if (process.argv.includes('--check')) await checkOnly(env);
  else await begin(env);
} catch (error) {
  fail(error);
}

/** `npm run serve -- --check`: says what is wrong or missing instead of serving (R451); the exit code is 1 after a refusal. */
async function checkOnly(env: Env): Promise<void> {
  const media = await openStorage(env, createIds(systemClock));
  const findings = await withDatabase(env, async ({ db }) => {
    await requireCurrentSchema(db);
    return checkStart({ db, env, media, clock: systemClock });
  });
  for (const { isRefusal, sentence } of findings)
    process.stdout.write(`${isRefusal ? 'Refused' : 'Warning'}: ${sentence}\n`);
  if (findings.length === 0)
    process.stdout.write(
      isOnOwnMachine(env.publicUrl)
        ? 'Nothing is checked, because only this machine reaches the site: set PUBLIC_URL first.\n'
        : 'Nothing is wrong or missing.\n',
    );
  if (findings.some(({ isRefusal }) => isRefusal)) process.exitCode = 1;
}

async function begin(env: Env): Promise<void> {
  const log = createLog(env.logLevel);
  logWhatIsPrinted(log);
  await serve(env, log, launcher ? progressTo(launcher) : progressInLog(log));
}

async function serve(env: Env, log: Logger, progress: Progress): Promise<void> {
  await requireFreePort(env);
  if (env.metrics) await requireFreePort({ ...env.metrics, variable: 'METRICS_PORT' });
  const opening = progress.step('Database', () => openDatabase(env), whereabouts);
  let stopping = false;
  let stop = async () => (await opening).abort();
  onStopSignal(() => {
    stopping = true;
    stop().then(() => process.exit(0), fail);
  });
  try {
    stop = await startOn(await opening, env, log, progress);
  } catch (error) {
    if (!stopping) {
      await opening.then(open => open.abort()).catch(() => {});
      throw error;
    }
  }
}

/** Everything that depends on the database, in order. Returns a function that stops it in reverse. */
async function startOn(
  open: OpenDatabase,
  env: Env,
  log: Logger,
  progress: Progress,
): Promise<() => Promise<void>> {
  open.onLost(path => {
    const where = `Its log is ${path}, and ${path}.1 after the next start.`;
    fail(new StartError(`PostgreSQL has ended unexpectedly. ${where}`));
  });
  const { db } = open;
  await progress.step(
    'Migrations',
    () => migrate(db),
    ran => (ran.length > 0 ? `${ran.length} run` : 'up to date'),
  );
  const ids = createIds(systemClock);
  const sources = {
    db,
    log,
    env: { ...env, databaseUrl: open.url },
    clock: systemClock,
    ids,
    media: await openStorage(env, ids),
  };
  await adoptPlace(sources);
  await ensureBuiltInAccessAtStart(sources);
  await ensureSigningKey(sources);
  const accounts = env.seed === 'demo' ? await demonstrate(sources, progress) : [];
  refuseOrWarn(await checkStart(sources), env, log);
  const pools = openPools(open.url);
  const metrics = env.metrics && (await startMetrics(env.metrics, sources, open.url, pools));
  const tracing = env.tracing && (await startTracing(env.tracing, log));
  const jobs = await startJobs(open.url, log, metrics?.meter);
  const live = createLive(open.url, log);
  const deps: Deps = { ...sources, jobs, live, meter: metrics?.meter, tracing };
  await jobs.work(createJobHandlers(deps));
  followPlace(deps);
  const lines = startMovingQueues(deps);
  const lists = startServingLists(deps);
  const http = await listen(createApp(deps, { sharedMs: SHARED_MS, pools }).fetch, env);
  progress.ready({ url: env.publicUrl, mailbox: hasMailbox(env), accounts });
  return async () => {
    log.info('stopping');
    await live.stop();
    await http.stop(GRACE_MS);
    await lines.stop();
    await lists.stop();
    await jobs.stop();
    await metrics?.stop();
    await tracing?.stop();
    await pools.close();
    await open.close(LAST_STATEMENTS_MS);
  };
}

/** @throws StartError with every reason why guests should not come, unless the operator starts all the same (R451). */
function refuseOrWarn(findings: readonly StartFinding[], { startChecks }: Env, log: Logger): void {
  const refusals = findings.filter(({ isRefusal }) => isRefusal).map(({ sentence }) => sentence);
  if (refusals.length > 0 && startChecks === 'refuse')
    throw new StartError(`${refusals.join(' ')} With START_CHECKS=warn the server starts all the same.`);
  for (const { isRefusal, sentence } of findings) log[isRefusal ? 'error' : 'warn'](sentence);
}

/** Imported only where metrics are on, because the package takes memory. */
async function startMetrics(
  address: NonNullable<Env['metrics']>,
  sources: Pick<Deps, 'log' | 'clock'>,
  url: string,
  pools: ReturnType<typeof openPools>,
) {
  const { createMetrics } = await import('./features/metrics/metrics.service.ts');
  const db = openMetricsPool(url);
  const meter = createMetrics({ ...sources, db }, () => pools.usage());
  const { stop } = await listen(request => meter.answer(request), { ...address, variable: 'METRICS_PORT' });
  return {
    meter,
    async stop() {
      await stop(0);
      await db.destroy();
    },
  };
}

/** Imported only where requests are traced, because the packages take memory. */
async function startTracing(to: NonNullable<Env['tracing']>, log: Logger) {
  const { createOtlpTracing } = await import('./lib/process/otlp-tracing.ts');
  return createOtlpTracing(to, log);
}

function whereabouts({ url, movedTo }: OpenDatabase): string {
  if (movedTo) return `its data are in ${movedTo}, because PostgreSQL's user cannot enter the data folder`;
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** The seed is imported only on request: its drawing packages are not installed in production. */
async function demonstrate(
  deps: Omit<Deps, 'jobs' | 'live'>,
  progress: Progress,
): Promise<ReadyDetails['accounts']> {
  const { seedEmptyDatabase } = await import('../../scripts/seed-empty.ts');
  const { publishedAccounts } = await import('../../scripts/seed/people/published-accounts.ts');
  await progress.step(
    'Sample data',
    note => seedEmptyDatabase(deps, note),
    made => (made ? 'made' : 'already there'),
  );
  return publishedAccounts(deps.db);
}

/** Ends the process with one sentence for the person who started it; without the launcher it is a line of the log. */
function fail(error: unknown): void {
  const expected = error instanceof StartError;
  const text = expected
    ? error.message
    : `Gangway cannot go on: ${error instanceof Error ? error.message : error}`;
  if (launcher) launcher({ kind: 'failed', text }, undefined, undefined, () => process.exit(1));
  else {
    createLog('fatal').fatal(expected ? {} : { err: error }, text);
    process.exit(1);
  }
}
