import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { clockEnvironment } from '@gangway/shared/node/testing/hours.ts';
import { onTestFinished } from 'vitest';
import type { Synchronous } from '../../../../desktop/src/station/gate/store/database.ts';

const program = join(import.meta.dirname, '../../../../desktop/src/station/testing/workplace-process.ts');

/** A printed result of a scan. */
export interface Light {
  /** `failed` if the gate could not decide; the event is then the reason. */
  verdict: string;
  eventId: string;
  ticketId: string;
}

/** A gate that runs as a separate process until it is killed. */
export interface GateProcess {
  /** Called with every result, in order. */
  onLight(listener: (light: Light) => void): void;
  /** Resolves when its scanner is open; rejects with its error output if it exits before. */
  ready: Promise<void>;
  /** Makes all its file writes fail, or restores them. */
  setDiskBroken(isBroken: boolean): Promise<void>;
  /** Kills it, and returns when all of its output was read. */
  kill(): Promise<void>;
  /** Its error output. */
  complaints(): string;
}

interface Start {
  folder: string;
  apiUrl: string;
  /** Node's compile cache, so that the next process starts faster. */
  compileCache: string;
  /** The command that runs and traces it. */
  under?: readonly string[];
  /** How its commits wait for the disk; by default as in the product. */
  synchronous?: Synchronous;
}

/** Starts a gate on a workplace's folder. */
export function startGateProcess(options: Start): GateProcess {
  const { folder, apiUrl, compileCache, under = [], synchronous = 'FULL' } = options;
  const [command = '', ...args] = [...under, process.execPath, program, folder, apiUrl, synchronous];
  const env = { PATH: process.env.PATH, ...clockEnvironment(process.env), NODE_COMPILE_CACHE: compileCache };
  const child = spawn(command, args, { env });
  const kill = () => {
    // The tracer exits with the process, and not before.
    if (under.length > 0) child.stdin.end();
    else child.kill('SIGKILL');
  };
  onTestFinished(kill);
  const closed = once(child, 'close');
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  closed.then(() => ready.reject(new Error(`the gate has ended: ${complaints}`)));
  const listeners: ((light: Light) => void)[] = [];
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', text => {
    complaints += text;
  });
  createInterface({ input: child.stdout }).on('line', line => {
    const [verdict = '', eventId = '', ticketId = ''] = line.split(' ');
    if (verdict === 'ready') ready.resolve();
    else for (const listener of listeners) listener({ verdict, eventId, ticketId });
  });
  return {
    onLight: listener => void listeners.push(listener),
    ready: ready.promise,
    async setDiskBroken(isBroken) {
      const limit = isBroken ? '0:unlimited' : 'unlimited:unlimited';
      await promisify(execFile)('prlimit', ['--pid', String(child.pid), `--fsize=${limit}`]);
    },
    async kill() {
      kill();
      await closed;
    },
    complaints: () => complaints,
  };
}
