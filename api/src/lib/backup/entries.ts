import { createReader } from './seal.ts';

/**
 * A stream of entries: what an entry is, as JSON, and its content. A frame is its kind and its length, followed by so many bytes.
 * The size of an entry need not be known when it begins, as that of a table is not.
 */
const HEAD = 1;
const CONTENT = 2;
const END = 3;
const FRAME_BYTES = 5;

export interface Entry<Head> {
  head: Head;
  /** Is read to its end, or not at all, before the next entry. */
  content: AsyncIterable<Buffer>;
}

function* frame(kind: number, bytes: Uint8Array): Generator<Uint8Array> {
  const start = Buffer.alloc(FRAME_BYTES);
  start.writeUInt8(kind, 0);
  start.writeUInt32BE(bytes.length, 1);
  yield start;
  if (bytes.length > 0) yield bytes;
}

/** One entry as bytes. */
export async function* writeEntry(
  head: object,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = [],
): AsyncGenerator<Uint8Array> {
  yield* frame(HEAD, Buffer.from(JSON.stringify(head)));
  for await (const bytes of content) yield* frame(CONTENT, bytes);
  yield* frame(END, Buffer.alloc(0));
}

/** Reads what `writeEntry` wrote, entry by entry. @throws Error if the stream is not made of entries. */
export async function* readEntries<Head>(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry<Head>> {
  const bytes = createReader(source);
  for (;;) {
    const first = await readFrame(bytes);
    if (!first) return;
    if (first.kind !== HEAD) throw new Error('an entry does not begin with its head');
    const content = contentOf(bytes);
    yield { head: JSON.parse(first.bytes.toString()) as Head, content };
    for await (const _ of content);
  }
}

async function* contentOf(bytes: ReturnType<typeof createReader>): AsyncGenerator<Buffer> {
  for (;;) {
    const next = await readFrame(bytes);
    if (next?.kind === END) return;
    if (next?.kind !== CONTENT) throw new Error('an entry has no end');
    yield next.bytes;
  }
}

async function readFrame(
  bytes: ReturnType<typeof createReader>,
): Promise<{ kind: number; bytes: Buffer } | undefined> {
  const start = await bytes.take(FRAME_BYTES);
  if (start.length === 0) return undefined;
  const length = start.length === FRAME_BYTES ? start.readUInt32BE(1) : Number.NaN;
  const content = await bytes.take(length);
  if (content.length !== length) throw new Error('a frame is incomplete');
  return { kind: start.readUInt8(0), bytes: content };
}
