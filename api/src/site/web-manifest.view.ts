import { type LogoUse, logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { productColors } from '@gangway/shared/domain/brand/brand-colors.ts';
import { addresses } from './pages/addresses.rules.ts';

/** The icons of the built site: the product's mark. */
const builtIcons = {
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  maskable: '/icon-maskable.png',
  touch: '/apple-touch-icon.png',
} as const;

type IconUse = keyof typeof builtIcons;

/** The entry on a phone's home screen (W3C Web Application Manifest): the operator's name, icons, color, and the start address. */
export function webManifest(settings: Settings, language: Language): object {
  const { productTitle, operatorName, brandColor, logo } = settings;
  const icon = (use: IconUse) => (logo ? logoUrl(logo, use) : builtIcons[use]);
  return {
    id: '/',
    name: productTitle,
    short_name: operatorName,
    lang: language,
    start_url: addresses.home,
    scope: '/',
    display: 'standalone',
    background_color: productColors.light.sand,
    theme_color: brandColor || productColors.abyss,
    icons: [
      { src: icon('icon192'), sizes: '192x192', type: 'image/png' },
      { src: icon('icon512'), sizes: '512x512', type: 'image/png' },
      { src: icon('maskable'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** Which icon a browser expects at an address of the site, without having read the page; undefined for other files. */
export function iconAt(path: string): LogoUse | undefined {
  if (path === '/favicon.ico') return 'favicon';
  return (Object.keys(builtIcons) as IconUse[]).find(use => builtIcons[use] === path);
}
