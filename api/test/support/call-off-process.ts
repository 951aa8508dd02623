import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clockEnvironment } from '@gangway/shared/node/testing/hours.ts';
import { onTestFinished } from 'vitest';

const program = join(import.meta.dirname, 'call-off.program.ts');

/** Runs the job `cancel-sailings` in its own process, repeatedly until it is killed. */
export interface CallOffProcess {
  /** Kills it, and returns when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts the job against a database, at this moment. It enqueues its own jobs in the table `test_jobs`, in the same transaction.
 * Resolves when the job begins.
 */
export async function startCallOff(url: string, now: Date, compileCache: string): Promise<CallOffProcess> {
  const child = spawn(process.execPath, [program, url, now.toISOString()], {
    env: { PATH: process.env.PATH, ...clockEnvironment(process.env), NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the job ended by itself'))),
  ]);
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
