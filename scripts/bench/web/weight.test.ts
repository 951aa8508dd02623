import { expect, test } from 'vitest';
import { isMet } from '../goals.ts';
import type { FetchedFile } from './first-view.ts';
import { weightOf } from './weight.ts';

const origin = 'http://localhost:8080';
const file = (type: string, bytes: number, from = origin): FetchedFile => ({
  url: new URL('/file', from),
  type,
  bytes,
  packing: 'br',
});
const missed = (fetched: FetchedFile[]) =>
  weightOf('/home', fetched, { origin, reactBytes: 60_000 })
    .filter(measure => !isMet(measure))
    .map(({ name }) => name);

test('sums the sizes of a page by kind of file', () => {
  expect(missed([file('script', 50_000), file('script', 46_000), file('font', 50_000)])).toEqual([]);
  expect(missed([file('script', 50_000), file('script', 46_001)])).toEqual([
    '/home JavaScript / (react + react-dom)',
  ]);
  expect(missed([file('script', 110_001)])).toEqual([
    '/home JavaScript',
    '/home JavaScript / (react + react-dom)',
  ]);
  expect(missed([file('font', 50_001)])).toEqual(['/home fonts']);
});

test('reports a third-party file', () => {
  expect(missed([file('font', 10, 'https://fonts.example')])).toEqual(['/home files from elsewhere']);
});
