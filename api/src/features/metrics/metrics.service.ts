import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { queues } from '../../lib/database/jobs.ts';
import type { PoolUsage } from '../../lib/database/pools.ts';
import type { Deps } from '../../lib/http/context.ts';
import type { Meter } from '../../lib/process/meter.ts';
import { createReadings, type Readings } from './readings.service.ts';

/** The upper bounds of the duration's histogram, in seconds. */
const DURATIONS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Node's parser accepts some thirty methods; only these have routes. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** The metrics of this copy of the server (R441, docs/observability.md). */
export interface Metrics extends Meter {
  /** Answers a scrape of `/metrics`; it never rejects. Every other address is answered with 404. */
  answer(request: Request): Promise<Response>;
}

/** Creates the metrics. `db` is used for scrapes alone; `poolUsage` tells the state of the pools of requests. */
export function createMetrics(
  source: Pick<Deps, 'db' | 'clock' | 'log'>,
  poolUsage: () => readonly PoolUsage[],
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const own = { registers: [registry] };
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ ...own, name, help, labelNames });

  const duration = new Histogram({
    ...own,
    name: 'gangway_http_request_duration_seconds',
    help: 'Time until the answer of a request began, by method, route template and class of the status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
  });
  const refusals = new Counter({
    ...own,
    name: 'gangway_refusals_total',
    help: 'Requests that were answered with an error, by its code',
    labelNames: ['error'],
  });
  const orders = new Counter({ ...own, name: 'gangway_orders_made_total', help: 'Orders that were made' });
  const tickets = new Counter({
    ...own,
    name: 'gangway_tickets_booked_total',
    help: 'Tickets of the orders that were made',
  });
  const jobFailures = new Counter({
    ...own,
    name: 'gangway_job_failures_total',
    help: 'Failed attempts of jobs, mails among them, by queue and outcome (retried, given_up)',
    labelNames: ['queue', 'outcome'],
  });
  for (const queue of queues)
    for (const outcome of ['retried', 'given_up']) jobFailures.inc({ queue, outcome }, 0);

  const databaseUp = gauge('gangway_database_up', 'Whether the database answered this scrape');
  const unread = gauge(
    'gangway_readings_failed',
    'Parts of the metrics that the database could not be asked for',
  );
  const placesHeld = gauge(
    'gangway_places_held',
    'Places held by unpaid orders and offers on coming sailings',
  );
  const payments = gauge('gangway_payments', 'Payments begun in the last hour, by provider and state', [
    'provider',
    'state',
  ]);
  const refunds = gauge('gangway_refunds_open', 'Refunds not yet made by a provider, by state', ['state']);
  const oldestRefund = gauge('gangway_refund_oldest_seconds', 'Age of the oldest open refund, by state', [
    'state',
  ]);
  const jobs = gauge('gangway_jobs', 'Jobs by queue and state (waiting, running, failed)', [
    'queue',
    'state',
  ]);
  const oldestJob = gauge('gangway_job_oldest_seconds', 'How long the oldest due job has waited, by queue', [
    'queue',
  ]);
  const backupAge = gauge(
    'gangway_backup_age_seconds',
    'Time since the last backup was made; infinite if there was none',
  );
  const gateLabels: ('station' | 'gate')[] = ['station', 'gate'];
  const gateSilent = gauge(
    'gangway_gate_silent_seconds',
    'Time since an enrolled workplace was last heard of',
    gateLabels,
  );
  const gateScans = gauge('gangway_gate_scans_waiting', 'Scans that a gate had to send then', gateLabels);
  const gateBoarding = gauge(
    'gangway_gate_boarding',
    'Whether the sailing of a gate is boarding',
    gateLabels,
  );
  const poolSize = gauge('gangway_database_pool_size', 'The most connections of a pool', ['pool']);
  const connections = gauge('gangway_database_pool_connections', 'Open connections, by pool and state', [
    'pool',
    'state',
  ]);
  const poolWaiting = gauge('gangway_database_pool_waiting', 'Calls that wait for a connection', ['pool']);

  function setOrRemove(metric: Gauge, value: number | undefined): void {
    if (value === undefined) metric.remove();
    else metric.set(value);
  }

  function showPools(): void {
    for (const { pool, size, open, idle, waiting } of poolUsage()) {
      poolSize.set({ pool }, size);
      connections.set({ pool, state: 'idle' }, idle);
      connections.set({ pool, state: 'busy' }, open - idle);
      poolWaiting.set({ pool }, waiting);
    }
  }

  function showJobs(rows: NonNullable<Readings['values']['jobs']>): void {
    const byQueue = new Map(rows.map(row => [row.queue, row]));
    for (const queue of queues) {
      const { waiting = 0, running = 0, failed = 0, oldestSeconds = 0 } = byQueue.get(queue) ?? {};
      for (const [state, count] of Object.entries({ waiting, running, failed }))
        jobs.set({ queue, state }, count);
      oldestJob.set({ queue }, oldestSeconds);
    }
  }

  /** Shows what the database said. What it did not say has no value, not an old one. */
  function show({ up, values, failed }: Readings): void {
    for (const { metric } of readGauges) metric.reset();
    databaseUp.set(up ? 1 : 0);
    unread.set(failed.length);
    setOrRemove(placesHeld, values.placesHeld);
    setOrRemove(backupAge, values.backup);
    for (const { provider, state, count } of values.payments ?? []) payments.set({ provider, state }, count);
    for (const { state, count, oldestSeconds } of values.refunds ?? []) {
      refunds.set({ state }, count);
      oldestRefund.set({ state }, oldestSeconds);
    }
    if (values.jobs) showJobs(values.jobs);
    for (const { station, gate, silentSeconds, waiting, boarding } of values.gates ?? []) {
      gateSilent.set({ station, gate }, silentSeconds);
      gateScans.set({ station, gate }, waiting);
      gateBoarding.set({ station, gate }, boarding ? 1 : 0);
    }
  }
  const readGauges = [
    payments,
    refunds,
    oldestRefund,
    jobs,
    oldestJob,
    gateSilent,
    gateScans,
    gateBoarding,
  ].map(metric => ({ metric: metric as Gauge }));

  const readings = createReadings(source);
  return {
    answered({ method, route, status, seconds, error }) {
      const labels = {
        method: METHODS.has(method) ? method : 'other',
        route,
        status: `${Math.floor(status / 100)}xx`,
      };
      duration.observe(labels, seconds);
      if (error !== undefined) refusals.inc({ error });
    },
    ordersMade(made) {
      orders.inc(made.length);
      tickets.inc(made.reduce((sum, count) => sum + count, 0));
    },
    jobFailed: (queue, outcome) => jobFailures.inc({ queue, outcome }),
    async answer(request) {
      if (new URL(request.url).pathname !== '/metrics') return new Response('Not found\n', { status: 404 });
      show(await readings());
      showPools();
      return new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } });
    },
  };
}
