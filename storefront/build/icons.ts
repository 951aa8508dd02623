import { mark } from '@gangway/shared/art/mark.ts';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const ABYSS = '#0a2233';

/** The mark alone, or with a full background, for systems that crop icons to their own shape. */
const icons = [
  { file: 'icon-192.png', pixels: 192, share: 1 },
  { file: 'icon-512.png', pixels: 512, share: 1 },
  { file: 'icon-maskable.png', pixels: 512, share: 0.72, ground: ABYSS },
  { file: 'apple-touch-icon.png', pixels: 180, share: 0.82, ground: ABYSS },
];

/** Draws the icons for a phone's home screen. */
export const homeScreenIcons = (): Plugin => ({
  name: 'home-screen-icons',
  async generateBundle() {
    for (const { file, pixels, share, ground } of icons) {
      const size = Math.round(pixels * share);
      const before = Math.floor((pixels - size) / 2);
      const after = pixels - size - before;
      const source = await sharp(Buffer.from(mark(ground ? { ground: '#0e3a53' } : {})), { density: 72 * 12 })
        .resize(size, size)
        .extend({
          top: before,
          left: before,
          bottom: after,
          right: after,
          background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 },
        })
        .flatten(ground ? { background: ground } : false)
        .png({ palette: true })
        .toBuffer();
      this.emitFile({ type: 'asset', fileName: file, source });
    }
  },
});
