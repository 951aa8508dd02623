import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clockEnvironment } from '@gangway/shared/node/testing/hours.ts';
import { expect, inject, onTestFinished } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';

const project = join(import.meta.dirname, '../../..');

/** Starts Gangway like `npm start`, without npm. */
export interface Launch {
  launcher: ChildProcess;
  url: string;
  dataDir: string;
  /** Whether it answers requests. */
  isReady: () => Promise<boolean>;
  /** Resolves when the addresses are printed; rejects with the output if it exits before. */
  ready: Promise<void>;
  ended: Promise<{ code: number | null; stderr: string; stdout: string }>;
}

/** Starts with its own data and port, unless `env` sets others, and without sample data. Stopped after the test. */
export async function launch(env: Record<string, string> = {}): Promise<Launch> {
  const dataDir = env.DATA_DIR ?? makeDataDir();
  const port = env.PORT ?? String(await freePort());
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      ...clockEnvironment(process.env),
      SEED: 'none',
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void launcher.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  launcher.stderr?.setEncoding('utf8').on('data', text => {
    stderr += text;
  });
  const ended: Launch['ended'] = new Promise(resolve => {
    launcher.once('close', code => resolve({ code, stderr, stdout }));
  });
  const ready = new Promise<void>((resolve, reject) => {
    launcher.stdout?.setEncoding('utf8').on('data', text => {
      stdout += text;
      if (stdout.includes('Gangway is ready')) resolve();
    });
    ended.then(() => reject(new Error(`ended before it was ready: ${stdout}${stderr}`)));
  });
  ready.catch(() => {});
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/prod-api/ready`)).status === 200;
  return { launcher, url, dataDir, isReady, ready, ended };
}

/** The one sentence with which a start is refused. */
export async function refusal(env: Record<string, string>): Promise<string> {
  const { ended } = await launch(env);
  const { code, stderr } = await ended;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr.trim();
}

/** A folder that PostgreSQL's user can traverse; deleted after the test. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(inject('testFolder'), 'start-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every running process that works in a folder, found by its command line or its environment. */
export function processesOn(dataDir: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({
      pid: Number(name),
      command: read(`/proc/${name}/cmdline`),
      environment: read(`/proc/${name}/environ`),
    }))
    .filter(({ command, environment }) => command.includes(dataDir) || environment.includes(`=${dataDir}`));
}

/** Waits until no process uses a data folder, and returns those that still do after `withinMs`. */
export async function remainingProcesses(dataDir: string, withinMs = 10_000): Promise<string[]> {
  for (const until = Date.now() + withinMs; Date.now() < until; await pause(50)) {
    if (processesOn(dataDir).length === 0) return [];
  }
  return processesOn(dataDir).map(({ command }) => command);
}

/** Empty for an exited process; arguments are separated by spaces. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
