import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { CHUNK_BYTES, openChunks, SALT_BYTES, seal, sealChunks, TAG_BYTES, unseal } from './seal.ts';

const key = randomBytes(32);
const SEALED_CHUNK = CHUNK_BYTES + TAG_BYTES;

async function* pieces(bytes: Buffer, size = 100_003): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const sealed = (content: Buffer) => buffer(sealChunks(pieces(content), key));
const opened = (bytes: Buffer) => buffer(openChunks(pieces(bytes), key, 'my.backup'));

describe('chunks', () => {
  test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, 3 * CHUNK_BYTES + 7])(
    '%i bytes are opened as they were sealed',
    async size => {
      const content = randomBytes(size);
      expect((await opened(await sealed(content))).equals(content)).toBe(true);
    },
  );

  const content = randomBytes(3 * CHUNK_BYTES);

  test.each([
    0,
    1,
    TAG_BYTES,
    SEALED_CHUNK - 1,
    SEALED_CHUNK,
    SEALED_CHUNK + 1,
    2 * SEALED_CHUNK,
    3 * SEALED_CHUNK - 1,
  ])('a file that was cut off after %i bytes is refused', async length => {
    await expect(opened((await sealed(content)).subarray(0, length))).rejects.toThrow(
      /^my\.backup is damaged: it was cut off or changed after \d\.\d MB\./,
    );
  });

  test.each([0, CHUNK_BYTES, SEALED_CHUNK + 5, 3 * SEALED_CHUNK - 1])(
    'a flipped bit of byte %i is refused',
    async at => {
      const bytes = await sealed(content);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await expect(opened(bytes)).rejects.toThrow(/is damaged/);
    },
  );

  test('chunks in another order, twice, left out, of another key, or with more behind them are refused', async () => {
    const bytes = await sealed(content);
    const [first, second, last] = [0, 1, 2].map(index =>
      bytes.subarray(index * SEALED_CHUNK, (index + 1) * SEALED_CHUNK),
    ) as [Buffer, Buffer, Buffer];
    const foreign = await buffer(sealChunks(pieces(content), randomBytes(32)));
    for (const forged of [
      [second, first, last],
      [first, first, second, last],
      [first, last],
      [last],
      [first, foreign.subarray(SEALED_CHUNK, 2 * SEALED_CHUNK), last],
      [first, second, last, last],
      [first, second, last, Buffer.from('more')],
    ])
      await expect(opened(Buffer.concat(forged))).rejects.toThrow(/is damaged/);
  });

  test('nothing of a changed chunk is passed on', async () => {
    const bytes = await sealed(content);
    bytes.writeUInt8(bytes.readUInt8(SEALED_CHUNK) ^ 1, SEALED_CHUNK);
    let passedOn = 0;
    await expect(
      (async () => {
        for await (const chunk of openChunks(pieces(bytes), key, 'my.backup')) passedOn += chunk.length;
      })(),
    ).rejects.toThrow(/is damaged/);
    expect(passedOn).toBe(CHUNK_BYTES);
  });
});

describe('a sealed file', () => {
  const content = Buffer.from('orders');
  const file = buffer(seal(pieces(content), 'caf\u00e9 correct horse', Buffer.alloc(SALT_BYTES, 3)));
  const open = (bytes: Buffer, passphrase = 'cafe\u0301 correct horse') =>
    buffer(unseal(pieces(bytes), passphrase, 'my.backup'));

  test('is opened by its passphrase, however its accents are composed, and by no other', async () => {
    expect(await open(await file)).toEqual(content);
    await expect(open(await file, 'cafe correct horse')).rejects.toThrow(
      /^The passphrase does not open my\.backup: enter the one that was valid when this backup was made\./,
    );
  });

  test('does not show its content', async () => {
    expect((await file).includes(content)).toBe(false);
  });

  test('of another kind is refused before a passphrase is tried', async () => {
    await expect(open(Buffer.from('%PDF-1.7 and so on'))).rejects.toThrow(
      /^my\.backup is no backup of Gangway/,
    );
    await expect(open(Buffer.alloc(0))).rejects.toThrow(/^my\.backup is no backup of Gangway/);
    await expect(open((await file).subarray(0, 40))).rejects.toThrow(/^my\.backup is damaged/);
  });

  test('with a changed salt is refused', async () => {
    const bytes = Buffer.from(await file);
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    await expect(open(bytes)).rejects.toThrow(/the beginning of the file was changed/);
  });
});
