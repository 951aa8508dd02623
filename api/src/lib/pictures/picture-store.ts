import { createHash } from 'node:crypto';
import { logoFiles } from '@gangway/shared/contract/base/brand-files.ts';
import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import type { MediaStorage, PictureFolder } from '../media/media-storage.ts';
import { toHero } from './hero.ts';
import { logoTiles } from './logo.ts';
import { mediaUrl } from './media-url.ts';
import { toJpeg } from './picture.ts';

export const pictureAt = (folder: PictureFolder, name: string): Picture => ({
  name,
  url: mediaUrl(`${folder}/${name}`),
});

/** The picture at a path in the database, `folder/name`. */
export function pictureOf(path: string): Picture {
  return { name: path.slice(path.lastIndexOf('/') + 1), url: mediaUrl(path) };
}

interface Store {
  media: MediaStorage;
}

/**
 * Stores an uploaded picture and returns its name, a hash of its content (pictures are served as immutable).
 * `forgetUnusedPictures` deletes unused ones. @throws AppError what `toJpeg` throws
 */
export async function storePicture(
  deps: Store,
  { folder, prefix, file }: { folder: PictureFolder; prefix: string; file: File },
): Promise<string> {
  const jpeg = await toJpeg(file);
  const name = `${prefix}-${digestOf(jpeg)}.jpg`;
  await deps.media.write(`${folder}/${name}`, jpeg);
  return name;
}

/**
 * Makes the files of a logo on a dark `plate` (`#rrggbb`) and stores them. Returns the name that they begin with, a hash of
 * their contents.
 */
export async function storeLogo(deps: Store, logo: Buffer, plate: string): Promise<string> {
  const files = await logoTiles(logo, plate);
  const name = `logo-${digestOf(...files.values())}`;
  for (const [end, bytes] of files) await deps.media.write(`brand/${name}${end}`, bytes);
  return name;
}

/** Makes the files of a picture for the home page and stores them. Returns the name that they begin with. @throws AppError what `toHero` throws */
export async function storeHero(deps: Store, file: File): Promise<string> {
  const files = await toHero(file);
  const name = `hero-${digestOf(...files.values())}`;
  for (const [end, bytes] of files) await deps.media.write(`brand/${name}${end}`, bytes);
  return name;
}

/** A stored file of the operator's logo; undefined if it is missing. */
export async function readLogo(
  { media }: Store,
  logo: string,
  use: keyof typeof logoFiles,
): Promise<Buffer | undefined> {
  const bytes = await media.read(`brand/${logo}${logoFiles[use]}`);
  return bytes && Buffer.from(bytes);
}

const digestOf = (...parts: (Buffer | string)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** Whether a picture of this name is stored. */
export const hasPicture = ({ media }: Store, folder: PictureFolder, name: string): Promise<boolean> =>
  media.has(`${folder}/${name}`);
