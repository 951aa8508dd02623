import { beforeEach, expect, test } from 'vitest';
import type { Bridge } from '../../../bridge.ts';
import { createScannerSubscriptions, type ScannerSubscriber } from './scanner-subscriptions.ts';

let requested: string[];
let answers: (() => void)[];
let listeners: Map<string, (data: never) => void>;
let page: EventTarget;
let subscribe: ReturnType<typeof createScannerSubscriptions>;
let received: string[];

const as = (name: string, who: ScannerSubscriber['who']): ScannerSubscriber => ({
  who,
  code: code => received.push(`${name}: ${code}`),
  empty: what => received.push(`${name}: no ${what}`),
});
const send = (event: string, data: object) => listeners.get(event)?.(data as never);
const answerAll = async () => {
  for (let turn = 0; turn < 10; turn++) {
    for (const answer of answers.splice(0)) answer();
    await Promise.resolve();
  }
};

beforeEach(() => {
  [requested, answers, received, listeners, page] = [[], [], [], new Map(), new EventTarget()];
  const bridge = {
    invoke: (_channel: string, { who }: { who: string }) => {
      requested.push(who);
      return new Promise(resolve => answers.push(() => resolve({ ok: true, value: null })));
    },
    on: (event: string, listener: (data: never) => void) => {
      listeners.set(event, listener);
      return () => listeners.delete(event);
    },
  };
  subscribe = createScannerSubscriptions(bridge as unknown as Bridge, page as Window);
});

test('sends codes to the last subscriber, and to the one before after it unsubscribes', async () => {
  const leave = subscribe(as('screen', 'page'));
  const close = subscribe(as('dialog', 'page'));
  send('scanner.code', { code: 'A' });
  send('scanner.empty', { what: 'result' });
  close();
  send('scanner.code', { code: 'B' });
  expect(received).toEqual(['dialog: A', 'dialog: no result', 'screen: B']);
  leave();
  expect(listeners.size).toBe(0);
});

test('sends updates to the station in order, so that the last one wins', async () => {
  const leave = subscribe(as('desk', 'page'));
  leave();
  subscribe(as('gate', 'gate'));
  await Promise.resolve();
  expect(requested).toHaveLength(1);
  await answerAll();
  expect(requested.at(-1)).toBe('gate');
});

test('updates the station when the last subscriber leaves', async () => {
  subscribe(as('desk', 'page'))();
  await answerAll();
  expect(requested.at(-1)).toBe('nobody');
});

test('reclaims a scanner that another page released, on a page with subscribers', async () => {
  const leave = subscribe(as('gate', 'gate'));
  await answerAll();
  send('scanner.state', { note: 'nobody-listens' });
  await answerAll();
  expect(requested).toEqual(['gate', 'gate']);
  send('scanner.state', { note: null });
  await answerAll();
  expect(requested).toHaveLength(2);
  leave();
});

test('reclaims the scanner when the page regains the focus', async () => {
  const leave = subscribe(as('gate', 'gate'));
  await answerAll();
  page.dispatchEvent(new Event('focus'));
  await answerAll();
  expect(requested).toEqual(['gate', 'gate']);
  leave();
  await answerAll();
  page.dispatchEvent(new Event('focus'));
  await answerAll();
  expect(requested).toEqual(['gate', 'gate', 'nobody']);
});
