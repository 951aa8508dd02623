import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** Below this a packet carries the file as it is. */
const SMALL_BYTES = 512;

/**
 * Lays a Brotli and a gzip copy beside each text file, packed as tightly as they go: it is done once, not per visitor.
 * The copies are handed to the bundler, which writes them with all else: nothing is packed in a build that failed, and
 * no failure of ours at a folder that is gone or full stands before the bundler's own.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  enforce: 'post',
  generateBundle: {
    // After the last hand on any file.
    order: 'post',
    async handler(_options, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => compressible.test(fileName));
      const copies = await Promise.all(
        files.map(file =>
          packed(file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)),
        ),
      );
      for (const copy of copies.flat()) this.emitFile({ type: 'asset', ...copy });
    },
  },
});

async function packed(file: string, content: Buffer): Promise<{ fileName: string; source: Uint8Array }[]> {
  if (content.length < SMALL_BYTES) return [];
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return [
    { fileName: `${file}.br`, source: await promisify(brotliCompress)(content, { params }) },
    { fileName: `${file}.gz`, source: await promisify(gzip)(content, { level: 9 }) },
  ];
}
