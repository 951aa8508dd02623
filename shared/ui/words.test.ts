import { expect, test } from 'vitest';
import { wordsIn } from '../i18n/text-checks.ts';

const components = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });

test('components are found', () => {
  expect(Object.keys(components).length).toBeGreaterThanOrEqual(8);
});

test.each(Object.entries(components))('%s contains no literal text', (_file, source) => {
  expect(wordsIn(source)).toEqual([]);
});
