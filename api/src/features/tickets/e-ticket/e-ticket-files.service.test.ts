import { expect, test } from 'vitest';
import { createKeptFiles } from './e-ticket-files.service.ts';

const counted = (mostBytes: number, size = 10) => {
  const made: string[] = [];
  const make = createKeptFiles(async (content: { seat: string }) => {
    made.push(content.seat);
    if (content.seat === 'broken') throw new Error('the thread ended');
    return new Uint8Array(size);
  }, mostBytes);
  return { made, make };
};

test('makes a file once per content, and again when the content changes', async () => {
  const { made, make } = counted(1_000);
  await Promise.all([make({ seat: '12A' }), make({ seat: '12A' })]);
  await make({ seat: '12A' });
  expect(made).toEqual(['12A']);
  await make({ seat: '12B' });
  expect(made).toEqual(['12A', '12B']);
});

test('tries again after a failure', async () => {
  const { made, make } = counted(1_000);
  await expect(make({ seat: 'broken' })).rejects.toThrow('the thread ended');
  await expect(make({ seat: 'broken' })).rejects.toThrow('the thread ended');
  expect(made).toEqual(['broken', 'broken']);
});

test('keeps no more bytes than allowed', async () => {
  const { made, make } = counted(25);
  for (const seat of ['1', '2', '3', '3', '2', '1']) await make({ seat });
  expect(made).toEqual(['1', '2', '3', '1']);
});
