import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productColors } from '@gangway/shared/domain/brand/brand-colors.ts';
import { expect, test } from 'vitest';
import { withBrand } from './brand.view.ts';

const storefront = join(import.meta.dirname, '../../../../storefront');
const tokens = readFileSync(join(storefront, 'src/styles/tokens.css'), 'utf8');
const own = { brandColor: '#1f4e2c', actionColor: '#a3341c', logo: 'logo-0123456789abcdef' };

const valuesOf = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, value]) => value);

test('the operator’s colors are derived for the grounds and texts of the site’s style sheet', () => {
  for (const name of ['abyss', 'coral', 'sun'] as const)
    expect(valuesOf(name)).toEqual([productColors[name]]);
  expect(valuesOf('lagoon')[0]).toBe(productColors.lagoon);
  for (const name of ['sand', 'surface', 'shell', 'ink', 'mist'] as const)
    expect(valuesOf(name)).toEqual([productColors.light[name], productColors.dark[name]]);
});

test('every token of the operator’s replaces one of the style sheet', () => {
  const styles = /<style>(.*?)<\/style>/.exec(withBrand('</head>', own).page)?.[1] ?? '';
  const names = [...styles.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name);
  expect(names).toContain('--on-coral');
  for (const name of names) expect(tokens).toContain(`    ${name}: `);
});

test('the page of the site has what is replaced', () => {
  const page = readFileSync(join(storefront, 'index.html'), 'utf8');
  const branded = withBrand(page, own).page;
  expect(branded).toContain('<meta name="theme-color" content="#1f4e2c" />');
  expect(branded).toContain('href="/media/brand/logo-0123456789abcdef-48.png"');
  expect(branded).not.toContain('favicon.svg');
  expect(withBrand(page, { brandColor: '', actionColor: '', logo: '' })).toEqual({ page });
});
