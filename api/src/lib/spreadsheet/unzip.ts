import { inflateRawSync } from 'node:zlib';
import { SheetError } from './sheet.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 500;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

interface Entry {
  method: number;
  flags: number;
  compressedBytes: number;
  headerAt: number;
}

/** Whether these bytes start like a ZIP archive. */
export const isZip = (bytes: Buffer): boolean =>
  bytes.length >= END_BYTES && bytes.readUInt32LE(0) === LOCAL_SIGNATURE;

/**
 * Reads single files of an untrusted archive. Together they decompress to at most `mostBytes`, whatever sizes the
 * archive declares. Throws a SheetError for an invalid archive, and above the limit.
 */
export function openZip(bytes: Buffer, mostBytes: number): (name: string) => string | undefined {
  const entries = readDirectory(bytes);
  let left = mostBytes;
  return name => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    const content = unpack(bytes, entry, left);
    left -= content.length;
    return content.toString('utf8');
  };
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new SheetError('unreadable');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new SheetError('unreadable');
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameBytes), {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      compressedBytes: bytes.readUInt32LE(at + 20),
      headerAt: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The end record, with any comment after it. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--)
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  throw new SheetError('unreadable');
}

function unpack(bytes: Buffer, entry: Entry, mostBytes: number): Buffer {
  const { headerAt } = entry;
  if (headerAt + 30 > bytes.length || bytes.readUInt32LE(headerAt) !== LOCAL_SIGNATURE)
    throw new SheetError('unreadable');
  if (entry.flags & ENCRYPTED) throw new SheetError('unreadable');
  const from = headerAt + 30 + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28);
  const packed = bytes.subarray(from, from + entry.compressedBytes);
  if (packed.length > mostBytes) throw new SheetError('too-long');
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED || mostBytes < 1) throw new SheetError('unreadable');
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes });
  } catch (error) {
    throw new SheetError(
      (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-long' : 'unreadable',
    );
  }
}
