import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, '../src/styles/fonts');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters of English, of local port and personal names, and of prices and times. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸ‘’‚“”„†•…‰‹›€™→←−–—·`;

const fonts = [
  {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    name: 'fraunces.woff2',
    // One weight, for headings and prices. The optical size keeps its range, for which the font was chosen.
    variationAxes: { wght: 580, opsz: { min: 14, max: 72 } },
  },
  {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    name: 'figtree.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/** Reduces the two fonts to the letters and weights of the site, and stores them beside the styles. */
await mkdir(target, { recursive: true });
for (const { file, name, variationAxes } of fonts) {
  const whole = await readFile(require.resolve(file));
  const cut = await subsetFont(whole, LATIN, { targetFormat: 'woff2', variationAxes });
  await writeFile(join(target, name), cut);
  process.stdout.write(`${name}: ${whole.length} → ${cut.length} bytes\n`);
}
