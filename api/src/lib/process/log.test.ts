import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { apartFromRequests, asPartOf } from '../current-request.ts';
import { createLog } from './log.ts';

function logWithLines() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

test('lines of a request carry its id, however deep they are written; those of shared work carry none (R440)', async () => {
  const { log, lines } = logWithLines();
  const deep = async (text: string) => {
    await turn();
    log.warn(text);
  };
  await Promise.all([
    asPartOf({ id: 'one' }, () => deep('of one')),
    asPartOf({ id: 'two' }, () => deep('of two')),
    asPartOf({ id: 'three' }, () => apartFromRequests(() => deep('of many'))),
  ]);
  log.warn('of none');
  expect(Object.fromEntries(lines.map(({ msg, requestId }) => [msg, requestId]))).toEqual({
    'of one': 'one',
    'of two': 'two',
    'of many': undefined,
    'of none': undefined,
  });
});

test('errors lose mail addresses and the values that PostgreSQL quotes, and keep the rest (R440)', () => {
  const { log, lines } = logWithLines();
  log.error({ err: new Error('550 no such user <aisyah@example.com>') }, 'mail');
  const invalid = Object.assign(new Error('invalid input syntax for type uuid: "A1234567"'), {
    code: '22P02',
  });
  log.error({ err: invalid }, 'query');
  log.error({ err: 'refused by aisyah@example.com' }, 'a text');
  log.error({ err: { ...invalid, message: 'a copy for aisyah@example.com' } }, 'a copy');
  const stack = new Error('broken');
  stack.stack = 'Error: broken\n  at file:///srv/node_modules/@hono/node-server/dist/index.js:1:2';
  log.error({ err: stack }, 'stack');
  expect(lines.map(({ err }) => (err as Error).message)).toEqual([
    '550 no such user <…@…>',
    'invalid input syntax for type uuid: "…"',
    'refused by …@…',
    'a copy for …@…',
    'broken',
  ]);
  expect(lines[4]?.err).toMatchObject({ stack: stack.stack });
  expect(JSON.stringify(lines)).not.toMatch(/aisyah|A1234567/);
});
