import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { addresses } from './pages/addresses.rules.ts';

/** The entry on a phone's home screen (W3C Web Application Manifest): the operator's name, the icons, and the start address. */
export const webManifest = ({ productTitle, operatorName }: Settings, language: Language): object => ({
  id: '/',
  name: productTitle,
  short_name: operatorName,
  lang: language,
  start_url: addresses.home,
  scope: '/',
  display: 'standalone',
  background_color: '#fbf6ec',
  theme_color: '#0a2233',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
