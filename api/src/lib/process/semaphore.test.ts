import { describe, expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const pause = () => new Promise(resolve => setImmediate(resolve));

describe('a semaphore', () => {
  test('never runs more tasks than its limit, and runs all', async () => {
    const semaphore = createSemaphore({ atOnce: 2, waiting: 100 });
    let now = 0;
    let most = 0;
    const works = Array.from({ length: 20 }, (_, index) =>
      semaphore.run(async () => {
        most = Math.max(most, ++now);
        await pause();
        now--;
        return index;
      }),
    );
    expect(await Promise.all(works)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(most).toBe(2);
  });

  test('refuses tasks when its queue is full', async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 1 });
    const first = semaphore.run(pause);
    const second = semaphore.run(pause);
    await expect(semaphore.run(pause)).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all([first, second]);
    await semaphore.run(pause);
  });

  test('frees the slot when a task fails', async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 0 });
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await semaphore.run(async () => 'yes')).toBe('yes');
  });
});
