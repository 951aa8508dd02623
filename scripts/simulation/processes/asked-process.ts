import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../../api/src/lib/process/start-error.ts';
import { toolEnvironment } from '../../setup/project.mjs';

/** A process that answers requests, can be killed at any moment, and is then started again. */
export interface AskedProcess<Request, Value> {
  /** @throws Error if it refuses, or ends before it has answered. */
  ask(request: Request): Promise<Value>;
  /** Kills it and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

type Message<Value> =
  | { kind: 'ready' }
  | { kind: 'answer'; to: number; value: Value }
  | { kind: 'refusal'; to: number; error: string };

/** A process may not start while what it needs is away. */
const PAUSE_MS = 50;
const STARTS = 100;

/** Sent to a process that has loaded its code: it begins, with these variables. */
interface Beginning {
  environment: Readonly<Record<string, string>>;
}

/**
 * Starts a program, with these variables at each start. The process that follows a killed one has loaded its code before: a year has
 * many crashes, and waiting for imports would test nothing.
 */
export async function startAsked<Request, Value>(
  program: string,
  environment: () => Readonly<Record<string, string>>,
): Promise<AskedProcess<Request, Value>> {
  const waiting = new Map<number, { resolve(value: Value): void; reject(error: Error): void }>();
  let lastId = 0;
  let next = load();
  let child = await start();

  /** A process that loads its code, and waits. */
  function load(): ChildProcess {
    return spawn(process.execPath, ['--max-semi-space-size=16', program], {
      env: { NODE_COMPILE_CACHE: toolEnvironment().NODE_COMPILE_CACHE, PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Ctrl+C ends the simulation, which ends its processes after the day.
      detached: true,
    });
  }

  async function start(): Promise<ChildProcess> {
    for (let attempt = 1; attempt <= STARTS; attempt++) {
      const started = hasEnded(next) ? load() : next;
      started.on('message', hear);
      const ended = once(started, 'exit').then(() => {
        endAll();
        return false;
      });
      const ready = once(started, 'message').then(() => true);
      started.send({ environment: environment() } satisfies Beginning);
      const isReady = await Promise.race([ready, ended]);
      next = load();
      if (isReady) return started;
      await wait(PAUSE_MS);
    }
    throw new StartError(`${program} does not start.`);
  }

  function hear(message: Message<Value>): void {
    if (message.kind === 'ready') return;
    const asked = waiting.get(message.to);
    waiting.delete(message.to);
    if (message.kind === 'answer') asked?.resolve(message.value);
    else asked?.reject(new Error(message.error));
  }

  function endAll(): void {
    for (const { reject } of waiting.values()) reject(new Error(`${program} has ended`));
    waiting.clear();
  }

  async function kill(killed: ChildProcess): Promise<void> {
    if (hasEnded(killed)) return;
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    await ended;
  }

  return {
    ask: request =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject });
        child.send({ id, request }, error => error && reject(error));
      }),
    async crash() {
      await kill(child);
      child = await start();
    },
    async stop() {
      await Promise.all([kill(child), kill(next)]);
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** In the program, with its code loaded: waits until it is needed, and takes its variables. */
export async function waitUntilNeeded(): Promise<void> {
  const [{ environment }] = (await once(process, 'message')) as [Beginning];
  Object.assign(process.env, environment);
}

/** The other side, in the program: says that it is ready, and answers until its simulation has ended. */
export function answerRequests<Request, Value>(answer: (request: Request) => Promise<Value>): void {
  const send = (message: Message<Value>) => void process.send?.(message);
  process.on('message', ({ id, request }: { id: number; request: Request }) => {
    answer(request).then(
      value => send({ kind: 'answer', to: id, value }),
      (error: Error) => send({ kind: 'refusal', to: id, error: error.stack ?? error.message }),
    );
  });
  process.once('disconnect', () => process.exit());
  send({ kind: 'ready' });
  // Node writes it at an orderly end, which a killed process has not: it would start slowly each time.
  flushCompileCache();
}
