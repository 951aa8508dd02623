import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readEntries, writeEntry } from './entries.ts';

async function* inBytes(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* twoEntries(): AsyncGenerator<Uint8Array> {
  yield* writeEntry({ kind: 'table', name: 'orders' }, [Buffer.from('1\ta\n'), Buffer.from('2\tb\n')]);
  yield* writeEntry({ kind: 'end' });
}

test.each([1, 7, 1000])('entries are read as they were written, in pieces of %i bytes', async size => {
  const bytes = await buffer(twoEntries());
  const read: unknown[] = [];
  for await (const { head, content } of readEntries(inBytes(bytes, size)))
    read.push([head, await text(content)]);
  expect(read).toEqual([
    [{ kind: 'table', name: 'orders' }, '1\ta\n2\tb\n'],
    [{ kind: 'end' }, ''],
  ]);
});

test('an entry whose content nobody reads is skipped', async () => {
  const kinds: string[] = [];
  for await (const { head } of readEntries<{ kind: string }>(twoEntries())) kinds.push(head.kind);
  expect(kinds).toEqual(['table', 'end']);
});

test('a stream that ends within an entry is an error', async () => {
  const bytes = await buffer(twoEntries());
  for (const length of [3, 10, 45, bytes.length - 5, bytes.length - 1])
    await expect(
      (async () => {
        for await (const { content } of readEntries(inBytes(bytes.subarray(0, length), 1000)))
          await text(content);
      })(),
    ).rejects.toThrow(/incomplete|no end/);
});
