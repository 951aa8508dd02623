import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { StartError } from '../process/start-error.ts';

/**
 * A sealed file is the name of its form, a salt, a check of the passphrase, and its content in chunks. scrypt makes the keys from
 * passphrase and salt. AES-256-GCM seals each chunk; its nonce is the chunk's number, and whether it is the last. A chunk that was
 * changed, moved or left out therefore does not open, and a file that was cut off has no last chunk (the STREAM construction of
 * Hoang, Reyhanitabar, Rogaway and Vizár, as age and Tink use it). No nonce occurs twice with a key, because each file has a salt.
 */
const FORM = Buffer.from('gangway backup 1');
export const SALT_BYTES = 16;
const CHECK_BYTES = 32;
export const CHUNK_BYTES = 256 * 1024;
export const TAG_BYTES = 16;
const HEAD_BYTES = FORM.length + SALT_BYTES + CHECK_BYTES;

/** A guess costs 128 MiB and about half a second. */
const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

interface Keys {
  content: Buffer;
  check: Buffer;
}

/** Encrypts a stream of bytes. @param salt 16 random bytes, other ones for each file. */
export async function* seal(
  content: AsyncIterable<Uint8Array>,
  passphrase: string,
  salt: Uint8Array,
): AsyncGenerator<Buffer> {
  const keys = await keysOf(passphrase, salt);
  yield Buffer.concat([FORM, salt, checkOf(keys, salt)]);
  yield* sealChunks(content, keys.content);
}

/** The chunks of a sealed file. @param key 32 bytes that seal nothing else. */
export async function* sealChunks(
  content: AsyncIterable<Uint8Array>,
  key: Uint8Array,
): AsyncGenerator<Buffer> {
  for await (const { chunk, index, isLast } of inChunks(content, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts what `seal` wrote. A chunk is passed on only after it has been checked.
 *
 * @param name The file, as sentences name it.
 * @throws StartError if the file is no backup, the passphrase is wrong, or a part of the file is changed or missing.
 */
export async function* unseal(
  sealed: AsyncIterable<Uint8Array>,
  passphrase: string,
  name: string,
): AsyncGenerator<Buffer> {
  const bytes = createReader(sealed);
  const head = await bytes.take(HEAD_BYTES);
  if (!head.subarray(0, FORM.length).equals(FORM))
    throw new StartError(`${name} is no backup of Gangway, or one of a newer version: name another file.`);
  if (head.length < HEAD_BYTES) throw damaged(name, 0);
  const salt = head.subarray(FORM.length, FORM.length + SALT_BYTES);
  const keys = await keysOf(passphrase, salt);
  if (!timingSafeEqual(head.subarray(FORM.length + SALT_BYTES), checkOf(keys, salt)))
    throw new StartError(
      `The passphrase does not open ${name}: enter the one that was valid when this backup was made. If you are sure of it, the beginning of the file was changed: use another backup.`,
    );
  yield* openChunks(bytes.rest(), keys.content, name);
}

/** Opens what `sealChunks` wrote. @throws StartError at the first chunk that is not the one that was written there. */
export async function* openChunks(
  sealed: AsyncIterable<Uint8Array>,
  key: Uint8Array,
  name: string,
): AsyncGenerator<Buffer> {
  for await (const { chunk, index, isLast } of inChunks(sealed, CHUNK_BYTES + TAG_BYTES)) {
    if (chunk.length < TAG_BYTES) throw damaged(name, index);
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast));
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    const opened = decipher.update(chunk.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch (error) {
      throw damaged(name, index, error);
    }
    yield opened;
  }
}

const damaged = (name: string, index: number, cause?: unknown): StartError =>
  new StartError(
    `${name} is damaged: it was cut off or changed after ${((index * CHUNK_BYTES) / 1e6).toFixed(1)} MB. Use another copy of it, or another backup.`,
    { cause },
  );

async function keysOf(passphrase: string, salt: Uint8Array): Promise<Keys> {
  const secret = await new Promise<Buffer>((resolve, reject) => {
    // The same passphrase, whatever keyboard composed its accents.
    scrypt(passphrase.normalize('NFC'), salt, 32, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, salt, `${FORM} ${purpose}`, 32));
  return { content: keyFor('content'), check: keyFor('check') };
}

const checkOf = ({ check }: Keys, salt: Uint8Array): Buffer =>
  createHmac('sha256', check).update(FORM).update(salt).digest();

/** 12 bytes: the number of the chunk, and 1 for the last one. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

interface Chunk {
  chunk: Buffer;
  index: number;
  isLast: boolean;
}

/** Divides a stream into chunks of one size, the last of which may be shorter. There is always a last one. */
async function* inChunks(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Chunk> {
  const bytes = createReader(source);
  let chunk = await bytes.take(size);
  for (let index = 0; ; index++) {
    const next = chunk.length < size ? Buffer.alloc(0) : await bytes.take(size);
    const isLast = next.length === 0;
    yield { chunk, index, isLast };
    if (isLast) return;
    chunk = next;
  }
}

/** Reads a stream of bytes in pieces of a wanted size. */
export function createReader(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let waiting: Buffer[] = [];
  let size = 0;
  return {
    /** The next `wanted` bytes; fewer only at the end. */
    async take(wanted: number): Promise<Buffer> {
      while (size < wanted) {
        const { value, done } = await iterator.next();
        if (done) break;
        waiting.push(Buffer.from(value.buffer, value.byteOffset, value.length));
        size += value.length;
      }
      const [first] = waiting;
      const all = first && waiting.length === 1 ? first : Buffer.concat(waiting);
      const taken = all.subarray(0, wanted);
      const rest = all.subarray(wanted);
      waiting = rest.length > 0 ? [rest] : [];
      size = rest.length;
      return taken;
    },
    /** What has not been taken. */
    async *rest(): AsyncGenerator<Uint8Array> {
      yield* waiting;
      waiting = [];
      size = 0;
      for (;;) {
        const { value, done } = await iterator.next();
        if (done) return;
        yield value;
      }
    },
  };
}
