import { logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { siteTokens, type Tokens } from '@gangway/shared/domain/brand/brand-colors.ts';
import { sourceOf } from './opening-styles.view.ts';

/** What the operator has of its own. */
type Brand = Pick<Settings, 'brandColor' | 'actionColor' | 'logo'>;

const THEME = /(<meta name="theme-color" content=")[^"]*/;
const ICON = /<link rel="icon"[^>]*>/;

/**
 * The page with the operator's colors and icon in place of the product's (R467). The colors stand after the styles of the built page,
 * outside their layers, and so replace theirs. `source` is what the Content-Security-Policy has to allow for them.
 */
export function withBrand(page: string, brand: Brand): { page: string; source?: string } {
  const styles = brandStyles(brand);
  const branded = page
    .replace(THEME, (meta, before: string) => (brand.brandColor ? before + brand.brandColor : meta))
    .replace(ICON, link =>
      brand.logo ? `<link rel="icon" type="image/png" href="${logoUrl(brand.logo, 'favicon')}" />` : link,
    );
  if (!styles) return { page: branded };
  return {
    page: branded.replace('</head>', () => `  <style>${styles}</style>\n  </head>`),
    source: sourceOf(styles),
  };
}

/** As storefront/src/styles/tokens.css: parts that stay light, and paper, keep the light scheme. */
function brandStyles(brand: Brand): string | undefined {
  const tokens = siteTokens(brand);
  if (!tokens) return undefined;
  const { light, dark } = tokens;
  return `:root,.light{${declared(light)}}@media screen and (prefers-color-scheme:dark){:root{${declared(dark)}}}`;
}

const declared = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
