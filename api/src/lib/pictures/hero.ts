import { heroFiles, heroSizes } from '@gangway/shared/contract/base/brand-files.ts';
import sharp from 'sharp';
import { checkedPicture, requireSize, unpacked } from './picture.ts';

/** From fewer pixels, the picture would be blurred on a desktop. */
const LEAST = { width: 1600, height: 640 };
const QUALITY = 78;

/**
 * Checks an uploaded picture for the home page and rewrites it as JPGs for desktop and phone, by the end of their names: upright,
 * without metadata, cropped to what draws the eye.
 *
 * @throws AppError `image-small`, and what `checkedPicture` throws
 */
export async function toHero(file: File): Promise<Map<string, Buffer>> {
  const { picture, width, height } = await checkedPicture(file);
  requireSize(file, { width, height }, LEAST);
  const upright = await unpacked(file, picture.flatten({ background: 'white' }).png({ compressionLevel: 1 }));
  const screens = Object.keys(heroFiles) as (keyof typeof heroFiles)[];
  const made = screens.map(async screen => {
    const jpeg = await sharp(upright)
      .resize({ ...heroSizes[screen], fit: 'cover', position: 'attention' })
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer();
    return [heroFiles[screen], jpeg] as const;
  });
  return new Map(await Promise.all(made));
}
