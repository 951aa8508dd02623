import { afterEach, expect, test } from 'vitest';
import { createThread } from './thread.ts';

const doubling = new URL('../../../test/support/threads/doubling.worker.ts', import.meta.url);
const sleeping = new URL('../../../test/support/threads/sleeping.worker.ts', import.meta.url);
const thread = createThread<number, { doubled: number; threadId: number }>(doubling, { idleMs: 60_000 });
afterEach(() => thread.end());

test('answers many questions in one thread, and reports failures', async () => {
  const answers = await Promise.all([1, 2, 3].map(thread.ask));
  expect(answers.map(({ doubled }) => doubled)).toEqual([2, 4, 6]);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
  await expect(thread.ask(-1)).rejects.toThrow('negative');
  expect((await thread.ask(4)).threadId).toBe(answers[0]?.threadId);
});

test('fails all open questions at a crash, and answers the next one in another thread', async () => {
  const { threadId } = await thread.ask(1);
  const asked = await Promise.allSettled([thread.ask(0), thread.ask(5)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = await thread.ask(6);
  expect(again.doubled).toBe(12);
  expect(again.threadId).not.toBe(threadId);
});

test('ends a thread without questions', async () => {
  const brief = createThread<number, { doubled: number; threadId: number }>(doubling, { idleMs: 1 });
  const { threadId } = await brief.ask(1);
  await expect.poll(async () => (await brief.ask(1)).threadId, { timeout: 10_000 }).not.toBe(threadId);
  await brief.end();
});

test('refuses excess questions, and those that wait too long', async () => {
  const slow = createThread<number, { doubled: number }>(sleeping, {
    idleMs: 60_000,
    mostWaiting: 2,
    mostWaitMs: 100,
  });
  const answers = [400, 1, 2, 3].map(slow.ask);
  await expect(answers[3]).rejects.toMatchObject({ code: 'unavailable' });
  await expect(answers[1]).rejects.toMatchObject({ code: 'unavailable' });
  await expect(answers[2]).rejects.toMatchObject({ code: 'unavailable' });
  expect(await answers[0]).toEqual({ doubled: 800 });
  expect(await slow.ask(5)).toEqual({ doubled: 10 });
  await slow.end();
});
