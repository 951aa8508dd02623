import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './http-server.ts';

test('keeps an idle connection open longer than a proxy uses it', async () => {
  const { port, stop } = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0 });
  onTestFinished(() => stop(0));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, resolve).on('error', reject);
  });
  answer.resume();
  const [, seconds] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
