import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

/** Batches that end on command. */
function atHand(most: number, enough?: number) {
  const begun: { items: string[]; end: () => void }[] = [];
  const gone = new Set<string>();
  const time = { now: 0 };
  const add = createBatches<string, string>({
    most,
    enough,
    mostWaiting: 6,
    mostWaitMs: 1_000,
    now: () => time.now,
    isGone: item => gone.has(item),
    laneOf: item => item.charCodeAt(0),
    run: items =>
      new Promise(resolve => {
        const end = () => resolve(items.map(item => item.toUpperCase()));
        begun.push({ items: [...items], end });
      }),
  });
  return { add, begun, gone, time };
}

/** Everything that one turn of the loop starts has started after the next. */
const settled = () => new Promise(resolve => setImmediate(() => setImmediate(resolve)));

test('runs a single item at once, and items that arrive meanwhile together', async () => {
  const { add, begun } = atHand(3);
  const first = add('a1');
  await settled();
  const others = ['a2', 'a3'].map(add);
  await settled();
  expect(begun.map(({ items }) => items)).toEqual([['a1']]);
  begun[0]?.end();
  expect(await first).toBe('A1');
  await settled();
  expect(begun[1]?.items).toEqual(['a2', 'a3']);
  begun[1]?.end();
  expect(await Promise.all(others)).toEqual(['A2', 'A3']);
});

test('runs items of the same turn of the loop together', async () => {
  const { add, begun } = atHand(3);
  for (const item of ['a1', 'a2']) void add(item);
  await settled();
  expect(begun.map(({ items }) => items)).toEqual([['a1', 'a2']]);
});

test('starts a full batch while one is running, and no third', async () => {
  const { add, begun } = atHand(2);
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(add);
  await settled();
  expect(begun.map(({ items }) => items)).toEqual([
    ['a1', 'a2'],
    ['a3', 'a4'],
  ]);
  begun[1]?.end();
  await settled();
  expect(begun[2]?.items).toEqual(['a5', 'a6']);
  for (const { end } of begun) end();
  expect(await Promise.all(all)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
});

test('starts a second batch beside a running one as soon as enough items wait', async () => {
  const { add, begun } = atHand(4, 2);
  const all = [add('a1')];
  await settled();
  all.push(add('a2'));
  await settled();
  expect(begun.map(({ items }) => items)).toEqual([['a1']]);
  all.push(add('a3'), add('a4'));
  await settled();
  expect(begun.map(({ items }) => items)).toEqual([['a1'], ['a2', 'a3', 'a4']]);
  for (const { end } of begun) end();
  expect(await Promise.all(all)).toEqual(['A1', 'A2', 'A3', 'A4']);
});

test('lanes do not wait for each other', async () => {
  const { add, begun } = atHand(2);
  for (const item of ['a1', 'b1']) void add(item);
  await settled();
  expect(begun.map(({ items }) => items)).toEqual([['a1'], ['b1']]);
});

/** Batches of at most 64 that an item `bad` makes fail, and the runs. */
function breakable() {
  const runs: string[][] = [];
  const add = createBatches<string, string>({
    most: 64,
    mostWaiting: 100,
    mostWaitMs: 1_000,
    now: () => 0,
    laneOf: () => 0,
    keyOf: item => item,
    run: async items => {
      runs.push([...items]);
      await settled();
      if (items.includes('bad')) throw new Error('broken');
      return items.map(item => item.toUpperCase());
    },
  });
  return { add, runs };
}
const outcomes = async (answers: Promise<string>[]) =>
  (await Promise.allSettled(answers)).map(answer =>
    answer.status === 'fulfilled' ? answer.value : 'refused',
  );

test('repeats a failed batch in halves, and fails only the item that broke it', async () => {
  const { add, runs } = breakable();
  const first = add('first');
  await settled();
  const answers = await outcomes([first, ...['good', 'bad', 'fine'].map(add)]);
  expect(runs).toEqual([['first'], ['good', 'bad', 'fine'], ['good', 'bad'], ['good'], ['bad'], ['fine']]);
  expect(answers).toEqual(['FIRST', 'GOOD', 'refused', 'FINE']);
});

test('an item that breaks its batch of 64 costs 12 repetitions, and none the next time', async () => {
  const { add, runs } = breakable();
  const others = Array.from({ length: 63 }, (_, index) => `o${index}`);
  expect(await outcomes(['bad', ...others].map(add))).toEqual([
    'refused',
    ...others.map(one => one.toUpperCase()),
  ]);
  expect(runs).toHaveLength(1 + 12);
  runs.length = 0;
  expect(await outcomes(['bad', ...others].map(add))).toContain('O62');
  expect(runs).toHaveLength(2);
  expect(runs).toEqual(expect.arrayContaining([['bad'], others]));
});

test('refuses an item when too many wait', async () => {
  const { add, begun } = atHand(1);
  const taken = ['a1', 'a2', 'a3', 'a4'].map(add);
  await settled();
  const more = ['a5', 'a6', 'a7', 'a8', 'a9'].map(add);
  await expect(more[4]).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  for (let next = 0; next < 8; next++) {
    begun[next]?.end();
    await settled();
  }
  expect(await Promise.all([...taken, ...more.slice(0, 4)])).toHaveLength(8);
});

test('drops items before the batch starts if they are gone or have waited too long', async () => {
  const { add, begun, gone, time } = atHand(8);
  const first = add('a1');
  await settled();
  const [left, late] = [add('a2'), add('a3')];
  gone.add('a2');
  time.now = 1_001;
  const inTime = add('a4');
  begun[0]?.end();
  await expect(left).rejects.toMatchObject({ code: 'unavailable' });
  await expect(late).rejects.toMatchObject({ code: 'unavailable' });
  await settled();
  expect(begun[1]?.items).toEqual(['a4']);
  begun[1]?.end();
  expect(await Promise.all([first, inTime])).toEqual(['A1', 'A4']);
});

test('frees the queue position of an item that is gone', async () => {
  const { add, gone } = atHand(1);
  for (const item of ['a1', 'a2']) void add(item);
  await settled();
  const waiting = ['a3', 'a4', 'a5', 'a6', 'a7', 'a8'];
  for (const item of waiting) add(item).catch(() => undefined);
  const turnedAway = add('a9');
  await expect(turnedAway).rejects.toMatchObject({ code: 'unavailable' });
  gone.add('a3');
  const answer = await Promise.race([add('a9').catch(() => 'refused'), settled()]);
  expect(answer).not.toBe('refused');
});

test('runs items that broke a batch alone, at most two at once', async () => {
  const { add, runs } = breakable();
  await outcomes(['bad', 'bad2'].map(add));
  const before = runs.length;
  const again = Array.from({ length: 5 }, () => add('bad'));
  await settled();
  expect(runs.slice(before)).toEqual([['bad'], ['bad']]);
  expect(await outcomes(again)).toEqual(Array(5).fill('refused'));
});
