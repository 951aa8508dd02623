import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueueName } from '../../../api/src/lib/database/jobs.ts';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { StartError } from '../../../api/src/lib/process/start-error.ts';
import { toolEnvironment } from '../../setup/project.mjs';
import type { ApiAnswer, ApiRequest, JobsDone } from './api-messages.ts';

/** The API in a process of its own, at an address that stays the same, with the clock of the simulation. */
export interface SimulatedApi {
  url: string;
  /** It knows this time before the promise is fulfilled. */
  setClock(now: Date): Promise<void>;
  /** Does the jobs that are due, again and again while it or the database fails. */
  doJobs(scheduled: readonly QueueName[]): Promise<JobsDone>;
  /** Kills it and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const PAUSE_MS = 50;
const STARTS = 100;

/** Starts it on a database. @param environment Its variables besides its port and its time. */
export async function startSimulatedApi(
  environment: Readonly<Record<string, string>>,
  start: Date,
): Promise<SimulatedApi> {
  const port = await freePort();
  const waiting = new Map<number, { resolve(jobs?: JobsDone): void; reject(error: Error): void }>();
  let now = start;
  let process = await startProcess();
  let lastId = 0;

  async function startProcess(): Promise<ChildProcess> {
    for (let attempt = 1; attempt <= STARTS; attempt++) {
      const child = spawnApi({ ...environment, PORT: String(port), SIMULATED_NOW: now.toISOString() });
      child.on('message', (message: ApiAnswer) => {
        if (message.kind === 'ready') return;
        const asked = waiting.get(message.to);
        waiting.delete(message.to);
        if (message.kind === 'answer') asked?.resolve(message.jobs);
        else asked?.reject(new Error(message.error));
      });
      child.once('exit', () => {
        for (const { reject } of waiting.values()) reject(new Error('the API has ended'));
        waiting.clear();
      });
      const isReady = await Promise.race([
        once(child, 'message').then(() => true),
        once(child, 'exit').then(() => false),
      ]);
      if (isReady) return child;
      await wait(PAUSE_MS);
    }
    throw new StartError('The simulated API does not start.');
  }

  const ask = (request: ApiRequest) =>
    new Promise<JobsDone | undefined>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      process.send({ id, request }, error => error && reject(error));
    });

  async function end(): Promise<void> {
    if (process.exitCode !== null || process.signalCode !== null) return;
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async setClock(at) {
      now = at;
      await ask({ kind: 'clock', at: at.toISOString() });
    },
    async doJobs(scheduled) {
      const jobs = await ask({ kind: 'jobs', scheduled });
      if (!jobs) throw new Error('the jobs were not counted');
      return jobs;
    },
    async crash() {
      await end();
      process = await startProcess();
    },
    stop: end,
  };
}

function spawnApi(environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(
    process.execPath,
    ['--max-semi-space-size=16', join(import.meta.dirname, '../programs/api-process.ts')],
    {
      env: {
        NODE_COMPILE_CACHE: toolEnvironment().NODE_COMPILE_CACHE,
        PATH: process.env.PATH,
        LOG_LEVEL: 'silent',
        // Each buyer has a network of their own.
        TRUST_PROXY: 'true',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
}
