import { beforeEach, expect, test } from 'vitest';
import { createEventPublisher } from '../lib/handlers.ts';
import { createCodeRouter } from './code-router.ts';

const notes: (string | null)[] = [];
const faults: unknown[] = [];
const boarded: string[] = [];
let eventPublisher: ReturnType<typeof createEventPublisher>;
let gate: (code: string) => Promise<unknown>;
const routerTo = (listener: 'gate' | 'page', withGate = true) => {
  const router = createCodeRouter({
    eventPublisher,
    gate: withGate ? gate : undefined,
    note: note => notes.push(note),
    report: fault => faults.push(fault),
  });
  router.listen(listener);
  return router;
};

beforeEach(() => {
  for (const list of [notes, faults, boarded]) list.length = 0;
  eventPublisher = createEventPublisher();
  gate = async code => boarded.push(code);
});

test.each(['gate', 'page'] as const)(
  'boards no scan of the %s while no page is open, because no light would be seen',
  who => {
    routerTo(who).route({ kind: 'code', code: 'A' });
    expect(boarded).toEqual([]);
    expect(notes).toEqual(['nobody-listens']);
    const close = eventPublisher.listen(() => undefined);
    routerTo('gate').route({ kind: 'code', code: 'B' });
    close();
    routerTo('gate').route({ kind: 'code', code: 'C' });
    expect(boarded).toEqual(['B']);
  },
);

test('has no listener for codes without a gate', () => {
  eventPublisher.listen(() => undefined);
  routerTo('gate', false).route({ kind: 'code', code: 'A' });
  expect(notes).toEqual(['nobody-listens']);
});

test('passes a code to the gate synchronously, and reports its errors', async () => {
  eventPublisher.listen(() => undefined);
  gate = async code => {
    boarded.push(code);
    throw new Error('disk full');
  };
  const router = routerTo('gate');
  router.route({ kind: 'code', code: 'A' });
  router.route({ kind: 'code', code: 'B' });
  expect(boarded).toEqual(['A', 'B']);
  await expect.poll(() => faults.map(fault => (fault as Error).message)).toEqual(['disk full', 'disk full']);
});
