import {
  useMode as addMode,
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  wcagContrast,
} from 'culori/fn';

addMode(modeRgb);
addMode(modeLrgb);
const toOklch = addMode(modeOklch);

/** The step of lightness in which a shade is looked for, in OKLCH, where black is 0 and white 1. */
const STEP = 0.005;

/** The contrast of two colors by WCAG 2.2, from 1 (equal) to 21 (black and white). */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

interface Shade {
  /** OKLCH lightness, 0 to 1. */
  lightness: number;
  /** The most OKLCH chroma; a color that has less keeps its own. */
  chroma?: number;
}

/** A color's hue at another lightness, within sRGB, as `#rrggbb`. */
export function shadeOf(color: string, { lightness, chroma = 1 }: Shade): string {
  const { c = 0, ...own } = toOklch(color) ?? { mode: 'oklch', l: 0 };
  return formatHex(clampChroma({ ...own, l: lightness, c: Math.min(c, chroma) }, 'oklch'));
}

/** The OKLCH lightness of a color, 0 to 1. */
export const lightnessOf = (color: string): number => toOklch(color)?.l ?? 0;

/**
 * The first shade of a color that fits, from its own lightness or the given one towards black or white. The last one is black or
 * white, fitting or not.
 */
export function firstShade(
  color: string,
  towards: 'black' | 'white',
  fits: (shade: string) => boolean,
  { lightness: from = lightnessOf(color), chroma = 1 }: Partial<Shade> = {},
): string {
  const step = towards === 'white' ? STEP : -STEP;
  for (let lightness = from; lightness > 0 && lightness < 1; lightness += step) {
    const shade = shadeOf(color, { lightness, chroma });
    if (fits(shade)) return shade;
  }
  return towards === 'white' ? '#ffffff' : '#000000';
}
