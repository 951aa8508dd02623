import { join } from 'node:path';
import type { QueueName } from '../../../api/src/lib/database/jobs.ts';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import type { ApiRequest, JobsDone } from './api-messages.ts';
import { startAsked } from './asked-process.ts';

/** The API in a process of its own, at an address that stays the same, with the clock of the simulation. */
export interface SimulatedApi {
  url: string;
  /** It knows this time before the promise is fulfilled. */
  setClock(now: Date): Promise<void>;
  /** @throws Error if it ends meanwhile, or the database does. */
  doJobs(scheduled: readonly QueueName[]): Promise<JobsDone>;
  /** Kills it and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a database. @param environment Its variables besides its port and its time. */
export async function startSimulatedApi(
  environment: Readonly<Record<string, string>>,
  start: Date,
): Promise<SimulatedApi> {
  const port = await freePort();
  let now = start;
  const program = join(import.meta.dirname, '../programs/api-process.ts');
  const { ask, crash, stop } = await startAsked<ApiRequest, JobsDone>(program, () => ({
    LOG_LEVEL: 'silent',
    // Each buyer has a network of their own.
    TRUST_PROXY: 'true',
    ...environment,
    PORT: String(port),
    SIMULATED_NOW: now.toISOString(),
  }));
  return {
    url: `http://127.0.0.1:${port}`,
    async setClock(at) {
      now = at;
      await ask({ kind: 'clock', at: at.toISOString() });
    },
    doJobs: scheduled => ask({ kind: 'jobs', scheduled }),
    crash,
    stop,
  };
}
