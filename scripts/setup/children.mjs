import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let interrupted = false;

/** A child that ended otherwise than with exit code 0. `output` is what it wrote. */
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

/** Our own end was asked for while a child ran. */
export class Interrupted extends Error {}

/**
 * Starts a child as the leader of its own process group: Ctrl-C reaches it and whatever it starts through
 * `signalChildren` alone, once.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a command to its end and returns what it wrote. Throws ChildFailed, or Interrupted. */
export function runChild(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {{ cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} */ {
    onOutput,
    ...options
  } = {},
) {
  return new Promise((resolve, reject) => {
    const child = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', text => {
        output += text;
        onOutput?.(text);
      });
    }
    child.once('error', error => reject(new ChildFailed(command, null, error.message)));
    child.once('close', code => {
      if (interrupted) reject(new Interrupted());
      else if (code === 0) resolve(output);
      else reject(new ChildFailed([command, ...args].join(' '), code, output));
    });
  });
}

/** Passes a signal on to every child's process group. Returns how many there were. */
export function signalChildren(/** @type {NodeJS.Signals} */ signal) {
  interrupted = true;
  for (const child of running) {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It ended in the meantime.
    }
  }
  return running.size;
}
