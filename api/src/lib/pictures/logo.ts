import { type LogoUse, logoFiles } from '@gangway/shared/contract/base/brand-files.ts';
import { contrastOf } from '@gangway/shared/domain/brand/shades.ts';
import sharp from 'sharp';
import { AppError } from '../errors.ts';
import { checkedPicture, requireSize, unpacked } from './picture.ts';

/** The least side of a logo in pixels: from fewer, an icon of 512 would be blurred. */
const LEAST_SIDE = 256;
/** How much wider than high, or higher than wide, a logo may be: its sign is shown as small as 16 pixels. */
const MOST_STRETCH = 2;
/** The largest side that is kept. */
const KEPT = 1024;
/** The side of the copy whose pixels are looked at. */
const SAMPLE = 48;
/** From this alpha on, of 255, a pixel counts as part of the sign. */
const VISIBLE = 128;
/** The radius of the tile's corners, as a share of its side. */
const CORNER = 0.2;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

interface Tile {
  pixels: number;
  rounded?: true;
  /** How much of the side the logo takes, with a ground of its own and without one. */
  share: { opaque: number; sign: number };
}

const whole = { opaque: 1, sign: 0.78 };
const tiles: Record<Exclude<LogoUse, 'source'>, Tile> = {
  mark: { pixels: 256, rounded: true, share: whole },
  favicon: { pixels: 48, rounded: true, share: { opaque: 1, sign: 0.86 } },
  icon192: { pixels: 192, rounded: true, share: whole },
  icon512: { pixels: 512, rounded: true, share: whole },
  // Within the circle that every system leaves (W3C Web Application Manifest, safe zone).
  maskable: { pixels: 512, share: { opaque: 0.72, sign: 0.6 } },
  touch: { pixels: 180, share: { opaque: 0.9, sign: 0.72 } },
};

/**
 * Checks an uploaded logo and rewrites it as a PNG, upright, without metadata, without an empty margin, of limited size.
 *
 * @throws AppError `image-small`, `logo-shape`, and what `checkedPicture` throws
 */
export async function toLogo(file: File): Promise<Buffer> {
  const { picture, width, height } = await checkedPicture(file);
  requireSize(file, { width, height }, { width: LEAST_SIDE, height: LEAST_SIDE });
  const whole = await unpacked(file, picture.toColorspace('srgb').png({ compressionLevel: 1 }));
  const sign = (await sharp(whole).stats()).isOpaque
    ? whole
    : await sharp(whole).trim({ background: CLEAR }).toBuffer();
  const { data, info } = await sharp(sign)
    .resize({ width: KEPT, height: KEPT, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (Math.max(info.width, info.height) > MOST_STRETCH * Math.min(info.width, info.height))
    throw new AppError('logo-shape', { params: { file: file.name } });
  return data;
}

/**
 * The files that are made of a logo, by the end of their names: square tiles with a ground, legible on light and on dark. A
 * transparent logo stands on white, or on `plate` (`#rrggbb`, dark) where that shows it better; another keeps its own ground.
 */
export async function logoTiles(logo: Buffer, plate: string): Promise<Map<string, Buffer>> {
  const { isOpaque } = await sharp(logo).stats();
  const ground = isOpaque ? await cornerOf(logo) : await groundOf(logo, plate);
  const made = Object.entries(tiles).map(async ([use, { share, ...tile }]) => {
    const drawn = await drawTile(logo, { ...tile, ground, share: isOpaque ? share.opaque : share.sign });
    return [logoFiles[use as LogoUse], drawn] as const;
  });
  return new Map([...(await Promise.all(made)), [logoFiles.source, logo]]);
}

async function drawTile(
  logo: Buffer,
  { pixels, rounded, share, ground }: { pixels: number; rounded?: true; share: number; ground: string },
): Promise<Buffer> {
  const side = Math.round(pixels * share);
  const sign = await sharp(logo).resize({ width: side, height: side, fit: 'inside' }).png().toBuffer();
  const corner = Math.round(pixels * CORNER);
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect width="100%" height="100%" rx="${corner}"/></svg>`;
  return sharp({ create: { width: pixels, height: pixels, channels: 4, background: ground } })
    .composite([
      { input: sign },
      ...(rounded ? [{ input: Buffer.from(mask), blend: 'dest-in' as const }] : []),
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The color of the upper left corner: the ground of a logo that has one. */
async function cornerOf(logo: Buffer): Promise<string> {
  const corner = await sharp(logo)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return hexOf([...corner]);
}

/** White or the plate, by the mean contrast of the sign's pixels with each. */
async function groundOf(logo: Buffer, plate: string): Promise<string> {
  const pixels = await sharp(logo)
    .resize({ width: SAMPLE, height: SAMPLE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  let onWhite = 0;
  let onPlate = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < VISIBLE) continue;
    const color = hexOf([...pixels.subarray(at, at + 3)]);
    onWhite += Math.log(contrastOf(color, '#ffffff'));
    onPlate += Math.log(contrastOf(color, plate));
  }
  return onWhite >= onPlate ? '#ffffff' : plate;
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .slice(0, 3)
    .map(channel => channel.toString(16).padStart(2, '0'))
    .join('')}`;
