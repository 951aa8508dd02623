import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** What is recorded of a file of lines, to tell later whether it is whole. */
export interface LinePrint {
  /** The number of its lines. */
  lines: number;
  /** The size of the file, in bytes. */
  bytes: number;
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: string;
}

const NEWLINE = 10;

/** Packs lines, without their ends, into a file of gzip, which has an end after each line. */
export async function packLines(lines: AsyncIterable<string>): Promise<Buffer> {
  async function* withEnds() {
    for await (const line of lines) yield `${line}\n`;
  }
  const packing = createGzip();
  const [packed] = await Promise.all([buffer(packing), pipeline(Readable.from(withEnds()), packing)]);
  return packed;
}

/** Reads a file of `packLines` to its end. @throws if it is no whole file of gzip. */
export async function printOf(packed: Uint8Array): Promise<LinePrint> {
  let lines = 0;
  await pipeline(Readable.from([packed]), createGunzip(), async unpacked => {
    for await (const chunk of unpacked as AsyncIterable<Buffer>)
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines++;
  });
  return { lines, bytes: packed.length, sha256: createHash('sha256').update(packed).digest('hex') };
}
