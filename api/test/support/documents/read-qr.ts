import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

// The local WASM file: by default zxing-wasm downloads one.
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** RGBA, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * The texts of the QR codes found in a picture: PNG or JPEG bytes, or pixels. Excludes Micro QR codes, which `QRCode` includes:
 * in 2 of 1 000 ticket codes it read one of one to four digits.
 */
export async function readQrs(picture: Uint8Array | Pixels): Promise<string[]> {
  const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCodeModel2'],
  });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
