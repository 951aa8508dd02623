import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { readQrs } from '../../../test/support/documents/read-qr.ts';
import { darkRuns, qrMatrix, qrSvg } from './qr.ts';

const code = `GW1:${'0A Z$%*+-./:9'.repeat(11).slice(0, 141)}`;

const pictureOf = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

test('can be read from the image, down to four pixels per module', async () => {
  const svg = qrSvg(code);
  expect(await readQrs(pictureOf(svg, 600))).toEqual([code]);
  expect(await readQrs(pictureOf(svg, 49 * 4))).toEqual([code]);
});

test('can be read with a corner missing', async () => {
  const smudged = qrSvg(code).replace('</svg>', '<path fill="#fff" d="M26 26h8v8h-8z"/></svg>');
  expect(await readQrs(pictureOf(smudged, 600))).toEqual([code]);
});

test('keeps the QR at 41 modules with Base45 in alphanumeric mode; bytes would take 49', () => {
  expect(qrMatrix(code)).toHaveLength(41);
});

test('refuses text outside the alphanumeric mode', () => {
  expect(() => qrMatrix('GW1:lower')).toThrow();
});

test('covers exactly the dark modules with runs', () => {
  const matrix = qrMatrix(code);
  const covered = matrix.map(row => row.map(() => false));
  for (const { row, column, length } of darkRuns(matrix)) covered[row]?.fill(true, column, column + length);
  expect(covered).toEqual(matrix);
});
