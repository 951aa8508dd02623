import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { QueueDrawPart } from '@gangway/shared/contract/sales/queue.ts';
import { listen } from '../../src/lib/http/http-server.ts';
import type { TestApp } from '../support/test-app.ts';

const script = join(import.meta.dirname, '../../../docs/queue/verify.mjs');

/** Whether the script of the documentation accepts the draw of the queue, and its output. */
export interface Redrawn {
  good: boolean;
  said: string;
}

const run = (site: string, sailingId: number, mine?: string): Promise<Redrawn> =>
  new Promise(resolve => {
    const args = [script, site, String(sailingId), ...(mine ? [mine] : [])];
    execFile(process.execPath, args, (error, stdout) =>
      resolve({ good: error === null, said: stdout.trim() }),
    );
  });

/** Repeats the draw of a sailing's queue, over HTTP. */
export async function redraw({ app }: TestApp, sailingId: number, mine?: string): Promise<Redrawn> {
  const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 });
  try {
    return await run(`http://127.0.0.1:${server.port}`, sailingId, mine);
  } finally {
    await server.stop(0);
  }
}

/** Repeats the draw of a queue that another server publishes. */
export async function redrawOf(part: QueueDrawPart): Promise<Redrawn> {
  const server = createServer((_, response) => response.end(JSON.stringify({ data: part })));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 1);
  } finally {
    server.close();
  }
}
