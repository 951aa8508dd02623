import { readFileSync } from 'node:fs';

/** What a process did to its files, or wrote to its standard output, in order. */
export type DiskOperation =
  | { kind: 'create'; path: string }
  | { kind: 'write'; path: string; offset: number; bytes: Buffer }
  | { kind: 'truncate'; path: string; length: number }
  /** Of a folder: the names in it. */
  | { kind: 'sync'; path: string }
  | { kind: 'line'; text: string };

const CALLS = ['openat', 'pwrite64', 'write', 'ftruncate', 'fsync', 'fdatasync'];

/**
 * The command under which a process writes down what it does to files. Only what its first thread does: SQLite works there,
 * and so the order is certain.
 */
export const traceInto = (file: string): string[] => [
  'strace',
  '-qq',
  '-y',
  '-xx',
  '-s',
  '1000000',
  '-e',
  `trace=${CALLS.join(',')}`,
  '-e',
  'signal=none',
  '-o',
  file,
];

const HEX = '((?:\\\\x[0-9a-f]{2})*)';
const onFile = new RegExp(`^(\\w+)\\((\\d+)<${HEX}>(?:, (?:"${HEX}", )?(\\d+)(?:, (\\d+))?)?\\) += \\d+$`);
const opened = new RegExp(`^openat\\(.*O_CREAT.*\\) += \\d+<${HEX}>$`);

/** Reads what was traced. */
export function readTrace(file: string): DiskOperation[] {
  return readFileSync(file, 'latin1').split('\n').flatMap(deedOf);
}

function deedOf(line: string): DiskOperation | [] {
  const created = opened.exec(line);
  if (created) return { kind: 'create', path: bytesOf(created[1]).toString() };
  const [, call, fd, name, content, first, second] = onFile.exec(line) ?? [];
  const path = bytesOf(name).toString();
  if (call === 'write' && fd === '1') return { kind: 'line', text: bytesOf(content).toString().trim() };
  if (call === 'pwrite64') return { kind: 'write', path, offset: Number(second), bytes: bytesOf(content) };
  if (call === 'ftruncate') return { kind: 'truncate', path, length: Number(first) };
  if (call === 'fsync' || call === 'fdatasync') return { kind: 'sync', path };
  return [];
}

const bytesOf = (hex = ''): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
