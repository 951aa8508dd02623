import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areas } from './areas.ts';
import { areaOf, concernedBy } from './concerned.ts';

const project = join(import.meta.dirname, '../../..');
const find = (pattern: string) => globSync(pattern, { cwd: project });

describe('the table of areas', () => {
  test.each(Object.keys(areas))('names only existing paths and tests: %s', path => {
    const { http = [], browser = [] } = areas[path] ?? {};
    expect(find(path)).not.toEqual([]);
    for (const name of http) expect(find(`api/test/${name}.test.ts`), name).not.toEqual([]);
    for (const name of browser) expect(find(`${name}.spec.ts`), name).not.toEqual([]);
  });

  test('names every feature and process', () => {
    const folders = [
      'api/src/features/*',
      'api/src/processes/*',
      'storefront/src/features/*',
      'desktop/src/renderer/features/*',
    ].flatMap(find);
    expect(folders.filter(folder => !(folder in areas))).toEqual([]);
  });
});

test('uses the longest matching path', () => {
  expect(areaOf('api/src/features/carts/carts.service.ts')).toBe(areas['api/src/features/carts']);
  expect(areaOf('api/src/app.ts')).toBe(areas['api/src']);
  expect(areaOf('README.md')).toBeUndefined();
});

test('selects a changed test itself, and for a changed source its area and its unit tests', () => {
  expect(concernedBy(['api/test/orders/cart.test.ts', 'README.md'])).toEqual({
    lint: ['api/test/orders/cart.test.ts'],
    unit: [],
    http: ['api/test/orders/cart.test.ts'],
    browser: [],
  });
  expect(concernedBy(['storefront/src/features/cart/cart-button.tsx'])).toEqual({
    lint: ['storefront/src/features/cart/cart-button.tsx'],
    unit: ['storefront/src/features/cart/cart-button.tsx'],
    http: [],
    browser: ['storefront/e2e/cart.spec.ts'],
  });
});
