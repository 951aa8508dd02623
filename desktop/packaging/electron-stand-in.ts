import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The marker that @electron/fuses searches for in Electron's binary. After it come the wire's version, its length, and
 * a `0` or `1` per fuse.
 */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const WIRE_VERSION = '\x01';
const FUSES = 9;

/**
 * Writes a folder that the packer accepts as an unpacked Electron. The real one is not downloaded through npm, and
 * packing needs only its name, version and fuses.
 */
export async function writeElectronStandIn(folder: string, version: string): Promise<void> {
  await mkdir(join(folder, 'resources'), { recursive: true });
  const wire = `${SENTINEL}${WIRE_VERSION}${String.fromCharCode(FUSES)}${'1'.repeat(FUSES)}`;
  await writeFile(join(folder, 'electron'), `stand-in ${wire} end`, { mode: 0o755 });
  await writeFile(join(folder, 'version'), version);
  await writeFile(join(folder, 'LICENSE'), '');
}

/** The fuses of a packed binary in order: whether each is on. */
export function readFuses(binary: string): boolean[] {
  const start = binary.indexOf(SENTINEL) + SENTINEL.length + 2;
  return [...binary.slice(start, start + FUSES)].map(state => state === '1');
}
