import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import type { Synchronous } from '../../../../desktop/src/station/gate/store/database.ts';

const program = join(import.meta.dirname, '../../../../desktop/src/station/testing/workplace-process.ts');

/** A light as an officer saw it. */
export interface Light {
  /** `failed` where nobody could decide; in place of the event then stands why. */
  verdict: string;
  eventId: string;
  ticketId: string;
}

/** A gate that runs as a process of its own, until it is killed. */
export interface GateProcess {
  /** Hears of every light, in order. */
  onLight(listener: (light: Light) => void): void;
  /** Resolves when its scanner is read; rejects with its complaints where it ended before. */
  ready: Promise<void>;
  /** Lets it write to no file any more, or again. */
  setDiskBroken(isBroken: boolean): Promise<void>;
  /** Ends it as the power would, and returns when all that it has shown was heard. */
  kill(): Promise<void>;
  /** What it complained of. */
  complaints(): string;
}

interface Start {
  folder: string;
  apiUrl: string;
  /** Where Node keeps compiled code, so that the next one starts sooner. */
  compileCache: string;
  /** The command that runs it and watches it. */
  under?: readonly string[];
  /** How its commits wait for the disk; as in the product, where nothing is said. */
  synchronous?: Synchronous;
}

/** Starts a gate on the folder of a workplace. */
export function startGateProcess(options: Start): GateProcess {
  const { folder, apiUrl, compileCache, under = [], synchronous = 'FULL' } = options;
  const [command = '', ...args] = [...under, process.execPath, program, folder, apiUrl, synchronous];
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache };
  const child = spawn(command, args, { env });
  const kill = () => {
    // Who watches it ends with it, and not before it.
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
