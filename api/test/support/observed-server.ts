import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../src/lib/process/free-port.ts';
import { makeDataDir } from './launch.ts';

const project = join(import.meta.dirname, '../../..');

/** The server as in production, with everything that it writes. */
export interface ObservedServer {
  url: string;
  /** Its lines. It throws if one is no JSON. */
  lines(): Record<string, unknown>[];
  stderr(): string;
  /** The addresses of the modules that it has loaded. */
  modules(): string[];
  /** Asks it to stop. @returns its exit code */
  stop(): Promise<number>;
}

/** Servers on one database have one key. */
const MASTER_KEY = '07'.repeat(32);

/** Records the address of each module that is loaded. */
const recorder = (file: string) => `
  import { appendFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    appendFileSync(${JSON.stringify(file)}, url + '\\n');
    return next(url, context);
  } });`;

/** Starts the server on a database, and waits until it answers. It is killed after the test. */
export async function observe(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ObservedServer> {
  const dataDir = makeDataDir();
  const port = await freePort();
  const record = join(dataDir, 'modules.txt');
  const server = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(recorder(record))}`, 'api/src/server.ts'],
    {
      cwd: project,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compile'),
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        MASTER_KEY,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'close');
  let stdout = '';
  let stderr = '';
  server.stderr.setEncoding('utf8').on('data', text => {
    stderr += text;
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', text => {
      stdout += text;
      if (stdout.includes('"ready"')) resolve();
    });
    ended.then(() => reject(new Error(`ended before it was ready: ${stdout}${stderr}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    lines: () =>
      stdout
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line)),
    stderr: () => stderr,
    modules: () => readFileSync(record, 'utf8').trim().split('\n'),
    async stop() {
      server.kill('SIGTERM');
      const [code] = await ended;
      return code as number;
    },
  };
}
