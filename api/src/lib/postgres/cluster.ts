import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../process/start-error.ts';
import type { Installation } from './installation.ts';
import { chownTo, makePrivateFolder } from './owner.ts';

export const SUPERUSER = 'gangway';

/** PostgreSQL must not read variables that configure another server (`PGDATA`, `PGPORT`, …). */
const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * PostgreSQL runs exactly as long as the pipe on descriptor 3: when this process ends, even by `kill -9`, the pipe closes and
 * PostgreSQL is stopped. It has its own session, so that Ctrl-C does not reach it directly: this process stops it after the
 * requests in progress.
 */
const LEASH = `"$@" 3<&- & server=$!
{ read -r _ <&3; kill -INT $server; } & leash=$!
wait $server; code=$?
kill $leash 2>/dev/null
exit $code`;

/** Creates an empty cluster, completely or not at all. Collation is by code point, the same on every machine. */
export function initialise({ owner, folder, programs }: Installation, password: string): void {
  const half = join(folder, 'cluster.new');
  const passwordFile = join(folder, 'password');
  rmSync(half, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  chownTo(owner, passwordFile);
  const options = [
    `--pgdata=${half}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const result = spawnSync(join(programs, 'initdb'), options, {
    ...owner,
    cwd: '/',
    env: environment,
    encoding: 'utf8',
  });
  rmSync(passwordFile);
  if (result.status !== 0) {
    throw new StartError(
      `PostgreSQL could not prepare ${folder}: ${lastLine(result.stderr ?? String(result.error))}`,
    );
  }
  renameSync(half, join(folder, 'cluster'));
}

/**
 * Stops a PostgreSQL whose parent process has died. After a restart of the machine the number of one that was killed may be that of
 * another process, even of another PostgreSQL: that is left alone, and what was written about the killed one is removed, because PostgreSQL
 * would not start beside it.
 */
export function stopOrphan({ owner, folder, programs }: Installation): void {
  const cluster = join(folder, 'cluster');
  if (!existsSync(join(cluster, STATUS))) return;
  // PostgreSQL without a postmaster, for repairs, writes its number as a negative one.
  if (!worksIn(Math.abs(Number.parseInt(statusOf(cluster), 10)), cluster)) {
    rmSync(join(cluster, STATUS), { force: true });
    return;
  }
  spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-t', '30'], {
    ...owner,
    cwd: '/',
    env: environment,
  });
}

export interface RunningServer {
  /** Ends every connection, flushes all data, and returns when the process has ended. */
  stop(): Promise<void>;
  /** Called when PostgreSQL ends unexpectedly, with the path of its log. */
  onLost(listener: (log: string) => void): void;
}

/**
 * Starts PostgreSQL on 127.0.0.1 and waits until it accepts connections. Settings are those of postgresql.conf. The log of the last run
 * that was ready is kept: it says why that one ended.
 */
export async function run(
  installation: Installation,
  port: number,
  settings: Record<string, string>,
): Promise<RunningServer> {
  const { owner, folder, programs } = installation;
  const cluster = join(folder, 'cluster');
  const log = join(folder, 'postgres.log');
  makePrivateFolder(owner, folder);
  const stale = statusOf(cluster);
  if (saysWhyItEnded(log)) renameSync(log, `${log}.1`);
  const output = openSync(log, 'w', 0o600);
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn('/bin/sh', ['-c', LEASH, 'sh', join(programs, 'postgres'), '-D', cluster, ...options], {
    ...owner,
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
  });
  await untilReady(child, cluster, stale, log);
  return handle(child, cluster, log);
}

/** The log of a run says at its beginning that PostgreSQL is ready; the rest may be large. */
const BEGINNING_BYTES = 64 * 1024;

/** Whether PostgreSQL was ready in that run. Starts that fail, however many, do not replace the log of the run before them. */
function saysWhyItEnded(log: string): boolean {
  if (!existsSync(log)) return false;
  const file = openSync(log, 'r');
  try {
    const beginning = Buffer.alloc(BEGINNING_BYTES);
    readSync(file, beginning);
    return beginning.includes('ready to accept connections');
  } finally {
    closeSync(file);
  }
}

/** Where PostgreSQL says which process it is, since when, and whether it is ready. A killed one leaves it behind. */
const STATUS = 'postmaster.pid';

/** The content of that file; empty if there is none. */
function statusOf(cluster: string): string {
  try {
    return readFileSync(join(cluster, STATUS), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** Whether a process works in the cluster's folder, as its PostgreSQL does; true where the system does not tell. */
function worksIn(pid: number, cluster: string): boolean {
  if (!existsSync('/proc/self')) return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** @param stale the status before the start: that of a killed server may say that it is ready. */
async function untilReady(child: ChildProcess, cluster: string, stale: string, log: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new StartError(`PostgreSQL did not start: ${lastLine(readFileSync(log, 'utf8'))}`);
    }
    const status = statusOf(cluster);
    if (status !== stale && status.split('\n')[7]?.trim() === 'ready') return;
    await pause(20);
  }
}

function handle(child: ChildProcess, cluster: string, log: string): RunningServer {
  let stopping = false;
  const leash = child.stdio[3] as NodeJS.WritableStream;
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return {
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      leash.end();
      const killer = setTimeout(() => kill(cluster), 30_000);
      await gone;
      clearTimeout(killer);
    },
    onLost(listener) {
      gone.then(() => stopping || listener(log));
    },
  };
}

/** A shutdown that takes longer than half a minute hangs; the write-ahead log recovers the data at the next start. */
function kill(cluster: string): void {
  const pid = Number.parseInt(readFileSync(join(cluster, STATUS), 'utf8'), 10);
  process.kill(pid, 'SIGQUIT');
}

function lastLine(output: string): string {
  const lines = output
    .trim()
    .split('\n')
    .filter(line => /FATAL|ERROR|error|could not/.test(line));
  return (lines.at(-1) ?? output.trim().split('\n').at(-1) ?? '').replace(/^.*?(FATAL|ERROR|error):\s*/, '');
}
