import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** Below this a packet carries the file as it is. */
const SMALL_BYTES = 512;

/** Lays a Brotli and a gzip copy beside each text file, packed as tightly as they go: it is done once, not per visitor. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => compressible.test(fileName));
    await Promise.all(
      files.map(file =>
        pack(join(dir, file.fileName), Buffer.from(file.type === 'chunk' ? file.code : file.source)),
      ),
    );
  },
});

async function pack(file: string, content: Buffer): Promise<void> {
  if (content.length < SMALL_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
