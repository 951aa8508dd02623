import { MOST_IMAGE_BYTES } from '@gangway/shared/contract/office/fleet/pictures.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../errors.ts';

/** More than any phone's camera has; a small file that unpacks to more is an attack. */
const MOST_PIXELS = 60_000_000;
/** Enough for the largest size in which a picture is shown, at double resolution. */
const WIDEST = { width: 2400, height: 1600 };
const QUALITY = 84;

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
] as const;

/** An uploaded picture that was checked, upright, not unpacked yet, with its upright size in pixels. */
interface CheckedPicture extends Size {
  picture: Sharp;
}

/**
 * Checks an uploaded picture (R53: JPG/PNG only, at most 5MB) by its first bytes, regardless of its name.
 *
 * @throws AppError `image-size`, `image-type`, `image-pixels`, `image-unreadable`
 */
export async function checkedPicture(file: File): Promise<CheckedPicture> {
  const params = { file: file.name };
  if (file.size > MOST_IMAGE_BYTES) throw new AppError('image-size', { params });
  const bytes = Buffer.from(await file.arrayBuffer());
  const isPicture = signatures.some(signature => signature.every((byte, index) => bytes[index] === byte));
  if (!isPicture) throw new AppError('image-type', { params });
  const { width, height } = (await readHeader(bytes, params)).autoOrient;
  if (width * height > MOST_PIXELS) throw new AppError('image-pixels', { params });
  return {
    picture: sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate(),
    width,
    height,
  };
}

interface Size {
  width: number;
  height: number;
}

/** @throws AppError `image-small` for a picture with fewer pixels than the least size */
export function requireSize(file: File, { width, height }: Size, least: Size): void {
  if (width < least.width || height < least.height)
    throw new AppError('image-small', { params: { file: file.name, ...least } });
}

/** Unpacks a checked picture. @throws AppError `image-unreadable` */
export const unpacked = (file: File, picture: Sharp): Promise<Buffer> =>
  picture.toBuffer().catch(() => {
    throw new AppError('image-unreadable', { params: { file: file.name } });
  });

/**
 * Checks an uploaded picture and rewrites it as a JPG: upright, without metadata, of limited size. Nothing of the original file is
 * kept. @throws AppError what `checkedPicture` throws
 */
export async function toJpeg(file: File): Promise<Buffer> {
  const { picture } = await checkedPicture(file);
  return unpacked(
    file,
    picture
      .resize({ ...WIDEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY, progressive: true }),
  );
}

/** Reads only the header: nothing is unpacked before the size is known. */
async function readHeader(bytes: Buffer, params: { file: string }): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new AppError('image-unreadable', { params });
    });
}
