import { contrastOf, firstShade, lightnessOf, shadeOf } from './shades.ts';

/** The two colors of the operator as `#rrggbb`; an empty one is the product's. */
export interface BrandColors {
  /** The ground of the site's head and foot and of the office's menu; links and fields take its hue. */
  brandColor: string;
  /** The ground of the one button that leads on. */
  actionColor: string;
}

/** Least contrasts of WCAG 2.2 AA: of text (1.4.3), and of controls and their borders (1.4.11). */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** The product's own colors, and the grounds and texts beside which the operator's stand (storefront/src/styles/tokens.css). */
export const productColors = {
  abyss: '#0a2233',
  coral: '#c8442c',
  lagoon: '#0b6b80',
  sun: '#f4b63f',
  light: { sand: '#fbf6ec', surface: '#ffffff', shell: '#f1e7d6', ink: '#12222c', mist: '#56707e' },
  dark: { sand: '#0b1822', surface: '#12232f', shell: '#1d3240', ink: '#e7eef2', mist: '#a3b6c0' },
} as const;

const WHITE = '#ffffff';
const BLACK = '#000000';

const { light, dark } = productColors;
/** What a button lies on. */
const lightGrounds = [light.sand, light.surface];
const darkGrounds = [dark.sand, dark.surface];

const least = (color: string, grounds: readonly string[]) =>
  Math.min(...grounds.map(ground => contrastOf(color, ground)));
const isText = (color: string, grounds: readonly string[]) => least(color, grounds) >= TEXT_CONTRAST;
const isControl = (color: string, grounds: readonly string[]) => least(color, grounds) >= CONTROL_CONTRAST;

const carriesWhite = (color: string) => isText(WHITE, [color]);
const standsOut = (color: string) => isControl(color, lightGrounds);

export type ColorRefusal = 'brand-too-light' | 'action-too-light';

/** Why a color cannot be the operator's main color: white words on it could not be read (R467). */
export const brandRefusal = (color: string): ColorRefusal | undefined =>
  color === '' || carriesWhite(color) ? undefined : 'brand-too-light';

/** Why a color cannot be that of the main button: on the light page the button could not be seen (R467). */
export const actionRefusal = (color: string): ColorRefusal | undefined =>
  color === '' || standsOut(color) ? undefined : 'action-too-light';

/** The nearest darker shade of a refused color that is accepted; an accepted one itself. */
export const acceptedBrand = (color: string): string => firstShade(color, 'black', carriesWhite);
export const acceptedAction = (color: string): string => firstShade(color, 'black', standsOut);

/** Black or white, whichever is readable on a ground: one of them always is. */
const textOn = (ground: string): string => (carriesWhite(ground) ? WHITE : BLACK);

/** Slightly darker under white text and lighter under black: under the pointer the text stays readable. */
function hoverOf(ground: string): string {
  const by = textOn(ground) === WHITE ? -0.07 : 0.05;
  return shadeOf(ground, { lightness: Math.min(1, Math.max(0, lightnessOf(ground) + by)) });
}

/** The hue of the links and fields, in a shade that is readable on every ground of its scheme. */
const lightLink = (brand: string): string =>
  firstShade(brand, 'black', shade => isText(shade, [...lightGrounds, light.shell, lightTint(brand)]), {
    lightness: Math.min(0.5, lightnessOf(brand) + 0.2),
  });
const darkLink = (brand: string): string =>
  firstShade(brand, 'white', shade => isText(shade, [...darkGrounds, dark.shell, darkTint(brand)]), {
    lightness: 0.76,
    chroma: 0.12,
  });

/** Grounds of hints and chosen cards, with a touch of the hue. */
const lightTint = (brand: string): string =>
  firstShade(brand, 'white', shade => isText(light.mist, [shade]), { lightness: 0.962, chroma: 0.014 });
const darkTint = (brand: string): string =>
  firstShade(brand, 'black', shade => isText(dark.mist, [shade]), { lightness: 0.3, chroma: 0.042 });

/** The button on the dark head and foot, whose text has the color of the ground. */
const actionOn = (brand: string, action: string): string =>
  firstShade(action, 'white', shade => isText(shade, [brand]));

/** A second ground for white text, distinguishable from the main one where there is room. */
const secondGround = (brand: string): string => {
  const lighter = shadeOf(brand, { lightness: lightnessOf(brand) + 0.09 });
  return carriesWhite(lighter) ? lighter : brand;
};

/** Custom properties by name, without the dashes. */
export type Tokens = Readonly<Record<string, string>>;

/**
 * The tokens of the site that differ from the product's, for the light and the dark scheme; undefined where no color is set. Each
 * pair that the site uses has the contrast of WCAG AA, if neither color is refused.
 */
export function siteTokens({
  brandColor,
  actionColor,
}: BrandColors): { light: Tokens; dark: Tokens } | undefined {
  if (brandColor === '' && actionColor === '') return undefined;
  const brand = brandColor || productColors.abyss;
  const action = actionColor || productColors.coral;
  const nightAction = firstShade(action, 'white', shade => isControl(shade, darkGrounds));
  const actions = (shade: string): Tokens => ({
    coral: shade,
    'on-coral': textOn(shade),
    'coral-hover': hoverOf(shade),
  });
  const light = { ...actions(action), 'coral-on-abyss': actionOn(brand, action) };
  const dark = actions(nightAction);
  if (brandColor === '') return { light, dark };
  const link = lightLink(brand);
  return {
    light: {
      abyss: brand,
      'on-abyss': firstShade(brand, 'white', shade => isText(shade, [brand]), {
        lightness: 0.88,
        chroma: 0.06,
      }),
      'ring-on-abyss': isControl(productColors.sun, [brand]) ? productColors.sun : WHITE,
      sea: secondGround(brand),
      lagoon: link,
      'lagoon-solid': link,
      foam: lightTint(brand),
      ...light,
    },
    dark: { lagoon: darkLink(brand), foam: darkTint(brand), ...dark },
  };
}

/** The ground of the office's menu and what is on it, in the light and the dark theme; undefined where no color is set. */
export function menuTokens(brandColor: string): { light: Tokens; dark: Tokens } | undefined {
  if (brandColor === '') return undefined;
  const dim = shadeOf(brandColor, { lightness: Math.min(lightnessOf(brandColor), 0.22), chroma: 0.04 });
  return { light: menuOn(brandColor), dark: menuOn(dim) };
}

/** Entries under the pointer and chosen ones are lighter than the ground where white stays readable, else darker. */
function menuOn(ground: string): Tokens {
  const by = (difference: number) => shadeOf(ground, { lightness: lightnessOf(ground) + difference });
  const way = carriesWhite(by(0.1)) ? 1 : -1;
  const [hover, chosen] = [by(0.06 * way), by(0.1 * way)];
  const readable = (lightness: number) =>
    firstShade(ground, 'white', shade => isText(shade, [ground, hover]), { lightness, chroma: 0.03 });
  return {
    rail: ground,
    'rail-hover': hover,
    'rail-chosen': chosen,
    'rail-text': readable(0.86),
    'rail-quiet': readable(0.71),
  };
}

/** The operator's colors where no dark scheme is: on paper and in mails. */
export interface PaperColors {
  /** A ground for white text. */
  ground: string;
  /** Readable on white. */
  link: string;
  action: string;
  onAction: string;
}

/** The colors of documents and mails: the operator's, or the product's. */
export function paperColors({ brandColor, actionColor }: BrandColors): PaperColors {
  const action = actionColor || productColors.coral;
  return {
    ground: brandColor || productColors.abyss,
    link: brandColor === '' ? productColors.lagoon : lightLink(brandColor),
    action,
    onAction: textOn(action),
  };
}
