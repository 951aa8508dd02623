import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll } from 'vitest';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Listens on a free port until the test file is done. The handler can be set afterwards. */
export async function serveOnFreePort(): Promise<{ url: string; answerWith(fetch: Fetch): void }> {
  let answer: Fetch = () => new Response('not ready', { status: 503 });
  const server = createServer(getRequestListener(request => answer(request)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: fetch => {
      answer = fetch;
    },
  };
}
