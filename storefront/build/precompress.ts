import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** Smaller files fit into one packet uncompressed. */
const SMALL_BYTES = 512;

/**
 * Writes a Brotli and a gzip copy of each text file with maximum compression, once per build instead of per request.
 * The bundler writes the copies with the other files: a failed build compresses nothing, and
 * errors of the output folder are reported by the bundler.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  enforce: 'post',
  generateBundle: {
    // After all other plugins have changed the files.
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
