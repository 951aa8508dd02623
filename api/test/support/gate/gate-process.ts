import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const program = join(import.meta.dirname, '../../../../desktop/src/station/testing/workplace-process.ts');

/** A light as an officer saw it. */
export interface Light {
  verdict: string;
  eventId: string;
  ticketId: string;
}

/** A gate that runs as a process of its own, until it is killed. */
export interface GateProcess {
  /** Hears of every light, in order. */
  onLight(hear: (light: Light) => void): void;
  /** Resolves when its scanner is read; never, where it was killed before. */
  ready: Promise<void>;
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
  /** What runs it, instead of Node by itself. */
  under?: readonly string[];
}

/** Starts a gate on the folder of a workplace. */
export function startGateProcess({ folder, apiUrl, compileCache, under = [] }: Start): GateProcess {
  const [command = '', ...args] = [...under, process.execPath, program, folder, apiUrl];
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache };
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => void child.kill('SIGKILL');
  onTestFinished(kill);
  const closed = once(child, 'close');
  const ready = Promise.withResolvers<void>();
  const hearers: ((light: Light) => void)[] = [];
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', text => {
    complaints += text;
  });
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', line => {
    const [verdict = '', eventId = '', ticketId = ''] = line.split(' ');
    if (verdict === 'ready') ready.resolve();
    else for (const hear of hearers) hear({ verdict, eventId, ticketId });
  });
  return {
    onLight: hear => void hearers.push(hear),
    ready: ready.promise,
    async kill() {
      kill();
      await closed;
    },
    complaints: () => complaints,
  };
}
