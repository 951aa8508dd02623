import { spawn } from 'node:child_process';

/**
 * The target of a signal for a child: the child alone, or (negative) its whole process group.
 *
 * @type {Map<import('node:child_process').ChildProcess, number>}
 */
const running = new Map();
let interruptedAt = 0;

/** Ctrl-C arrives from the terminal and again from npm: both count as one. */
const SAME_WISH_MS = 500;

/** npm takes half a minute to clean up after itself; its leftovers are replaced on the next start. */
const PATIENCE_MS = 2000;

/** A child that exited with another code than 0. `output` is what it printed. */
export class ChildFailed extends Error {
  constructor(
    /** @type {string} */ command,
    /** @type {number | null} */ code,
    /** @type {string} */ output,
  ) {
    super(`${command} ended with exit code ${code}`);
    this.code = code ?? 1;
    this.output = output;
  }
}

/** We were asked to end while a child ran. */
export class Interrupted extends Error {}

/**
 * Starts a child that ends its own children. It leads a process group of its own, so that Ctrl-C reaches it through
 * `signalChildren` alone, once.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild(command, args, options) {
  return start(command, args, options, pid => pid);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(pid: number) => number} target
 */
function start(command, args, options, target) {
  const child = spawn(command, args, { ...options, detached: true });
  if (child.pid) running.set(child, target(child.pid));
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a command, whose children end with it, and returns its output. Throws ChildFailed, or Interrupted. */
export function runChild(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} */ {
    onOutput,
    ...options
  } = {},
) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }, pid => -pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', text => {
        output += text;
        onOutput?.(text);
      });
    }
    child.once('error', error => reject(new ChildFailed(command, null, error.message)));
    child.once('close', code => {
      if (interruptedAt) reject(new Interrupted());
      else if (code === 0) resolve(output);
      else reject(new ChildFailed([command, ...args].join(' '), code, output));
    });
  });
}

/** Passes a signal on to every child. Returns how many there were. */
export function signalChildren(/** @type {NodeJS.Signals} */ signal) {
  if (Date.now() - interruptedAt < SAME_WISH_MS) return running.size;
  interruptedAt = Date.now();
  for (const target of running.values()) send(target, signal);
  const groups = [...running.values()].filter(target => target < 0);
  setTimeout(() => groups.forEach(target => void send(target, 'SIGKILL')), PATIENCE_MS).unref();
  return running.size;
}

function send(/** @type {number} */ target, /** @type {NodeJS.Signals} */ signal) {
  try {
    process.kill(target, signal);
  } catch {
    // It has ended in the meantime.
  }
}
