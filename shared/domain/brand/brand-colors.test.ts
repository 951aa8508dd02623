import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptedAction,
  acceptedBrand,
  actionRefusal,
  brandRefusal,
  menuTokens,
  paperColors,
  productColors,
  siteTokens,
  type Tokens,
} from './brand-colors.ts';
import { contrastOf, shadeOf } from './shades.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map(rgb => `#${rgb.toString(16).padStart(6, '0')}`);
const brand = color.filter(each => brandRefusal(each) === undefined);
const action = color.filter(each => actionRefusal(each) === undefined);
const TEXT = 4.5;
const CONTROL = 3;
type Pair = readonly [string, string, number];

/** Expects each pair of a scheme's tokens to have its contrast; the third number is the least one. */
function expectReadable(tokens: Tokens, pairs: readonly Pair[]): void {
  for (const [name, ground, least] of pairs) {
    const [one, other] = [tokens[name] ?? name, tokens[ground] ?? ground];
    expect(contrastOf(one, other), `${name} ${one} on ${ground} ${other}`).toBeGreaterThanOrEqual(least);
  }
}

const onThePage: Pair[] = [
  ...['sand', 'surface', 'shell', 'foam'].map(ground => ['lagoon', ground, TEXT] as const),
  ['ink', 'foam', TEXT],
  ['mist', 'foam', TEXT],
  ['on-coral', 'coral', TEXT],
  ['on-coral', 'coral-hover', TEXT],
  ['coral', 'sand', CONTROL],
  ['coral', 'surface', CONTROL],
];
const onTheHead: Pair[] = [
  ['#ffffff', 'abyss', TEXT],
  ['on-abyss', 'abyss', TEXT],
  ['ring-on-abyss', 'abyss', CONTROL],
  ['coral-on-abyss', 'abyss', TEXT],
  ['#ffffff', 'sea', TEXT],
  ['#ffffff', 'lagoon-solid', TEXT],
];

describe('the colors of the site', () => {
  test('are the product’s where the operator has none', () => {
    expect(siteTokens({ brandColor: '', actionColor: '' })).toBeUndefined();
    expect(menuTokens('')).toBeUndefined();
    expect(paperColors({ brandColor: '', actionColor: '' })).toEqual({
      ground: '#0a2233',
      link: '#0b6b80',
      action: '#c8442c',
      onAction: '#ffffff',
    });
  });

  test('show the operator’s two colors as they are, in the light scheme', () => {
    fc.assert(
      fc.property(brand, action, (brandColor, actionColor) => {
        expect(siteTokens({ brandColor, actionColor })?.light).toMatchObject({
          abyss: brandColor,
          coral: actionColor,
        });
      }),
    );
  });

  test('are readable in both schemes, whichever accepted colors the operator has', () => {
    const set = fc.tuple(fc.oneof(brand, fc.constant('')), fc.oneof(action, fc.constant('')));
    fc.assert(
      fc.property(set, ([brandColor, actionColor]) => {
        const tokens = siteTokens({ brandColor, actionColor });
        if (!tokens) return;
        const product = { abyss: productColors.abyss, lagoon: productColors.lagoon, 'on-abyss': '#c9d4ff' };
        const own = {
          foam: '#eaf5f5',
          sea: '#0e3a53',
          'lagoon-solid': '#0b6b80',
          'ring-on-abyss': '#f4b63f',
        };
        const light = { ...productColors.light, ...product, ...own, ...tokens.light };
        expectReadable(light, [...onThePage, ...onTheHead]);
        const dark = { ...productColors.dark, lagoon: '#62c3d4', foam: '#12323d', ...tokens.dark };
        expectReadable(dark, onThePage);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the menu of the office', () => {
  test('is readable in both themes', () => {
    fc.assert(
      fc.property(brand, brandColor => {
        const tokens = menuTokens(brandColor);
        expect(tokens?.light.rail).toBe(brandColor);
        for (const theme of [tokens?.light, tokens?.dark])
          expectReadable(theme ?? {}, [
            ['rail-text', 'rail', TEXT],
            ['rail-text', 'rail-hover', TEXT],
            ['rail-text', 'rail-chosen', CONTROL],
            ['rail-quiet', 'rail', TEXT],
            ['#ffffff', 'rail', TEXT],
            ['#ffffff', 'rail-hover', TEXT],
            ['#ffffff', 'rail-chosen', TEXT],
          ]);
      }),
      { numRuns: 400 },
    );
  });
});

test('documents and mails have readable colors', () => {
  fc.assert(
    fc.property(brand, action, (brandColor, actionColor) => {
      const { ground, link, action: button, onAction } = paperColors({ brandColor, actionColor });
      expectReadable({}, [
        ['#ffffff', ground, TEXT],
        [link, '#ffffff', TEXT],
        [onAction, button, TEXT],
        [button, '#ffffff', CONTROL],
      ]);
    }),
  );
});

describe('a color is refused', () => {
  test('as main color if white cannot be read on it, and for the button if it cannot be seen', () => {
    expect(brandRefusal('#767676')).toBeUndefined();
    expect(brandRefusal('#777777')).toBe('brand-too-light');
    expect(actionRefusal('#e8590c')).toBeUndefined();
    expect(actionRefusal('#ffcc00')).toBe('action-too-light');
  });

  test('and a darker shade of it is accepted', () => {
    expect(acceptedBrand('#0e3a53')).toBe('#0e3a53');
    fc.assert(
      fc.property(color, each => {
        expect(brandRefusal(acceptedBrand(each))).toBeUndefined();
        expect(actionRefusal(acceptedAction(each))).toBeUndefined();
      }),
    );
  });
});

test('a shade keeps its hue and stays within sRGB', () => {
  expect(shadeOf('#0000ff', { lightness: 0.9 })).toMatch(/^#[cd][0-9a-f]{3}ff$/);
  expect(shadeOf('#808080', { lightness: 0.3 })).toMatch(/^#(..)\1\1$/);
});
