import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../api/src/lib/process/free-port.ts';
import { StartError } from '../../../api/src/lib/process/start-error.ts';

const NGINX = '/usr/sbin/nginx';
const START_MS = 5_000;

/** Runs work with Debian's nginx, which answers every path with the same page, on its own port and files. */
export async function withNginx(page: Buffer, work: (url: string) => Promise<void>): Promise<void> {
  if (!existsSync(NGINX)) throw new StartError('This benchmark needs nginx: sudo apt-get install nginx.');
  const folder = await mkdtemp(join(tmpdir(), 'gangway-nginx-'));
  // Its workers run as another user when we are root.
  await chmod(folder, 0o755);
  const port = await freePort();
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  const nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilItAnswers(url);
    await work(url);
  } finally {
    nginx.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  }
}

const configuration = (folder: string, port: number): string => `
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  types { text/html html; }
  keepalive_requests 10000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { try_files /index.html =404; }
  }
}
`;

async function untilItAnswers(url: string): Promise<void> {
  const until = performance.now() + START_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (performance.now() > until) throw new StartError('nginx does not answer.');
    await wait(50);
  }
}
