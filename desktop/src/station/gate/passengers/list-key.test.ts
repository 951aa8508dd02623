import { expect, test } from 'vitest';
import { createListKey } from './list-key.ts';

test('refuses the key at another sailing, to another session and after the session’s end, and wipes it', () => {
  const world = { token: 'one' as string | null, now: 1_000 };
  const listKey = createListKey({ token: () => world.token, now: () => new Date(world.now) });
  const unlocked = () => {
    const key = Buffer.alloc(32, 7);
    listKey.unlock({ sailingId: 7, key, until: 2_000, token: 'one' });
    return key;
  };
  expect(unlocked()).toBe(listKey.of(7));
  expect(listKey.of(8)).toBeNull();
  expect(listKey.of(null)).toBeNull();

  const ended = unlocked();
  world.now = 2_000;
  expect(listKey.of(7)).toBeNull();
  expect(ended).toEqual(Buffer.alloc(32));
  world.now = 1_000;
  expect(listKey.of(7), 'setting the clock back shows nothing again').toBeNull();

  const others = unlocked();
  world.token = 'two';
  expect(listKey.of(7)).toBeNull();
  expect(others).toEqual(Buffer.alloc(32));
  unlocked();
  expect(listKey.of(7), 'an answer that comes after the session changed').toBeNull();
});
