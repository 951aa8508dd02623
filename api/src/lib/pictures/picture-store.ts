import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import type { Deps } from '../http/context.ts';
import { PRIVATE_FOLDER } from '../process/data-dir.ts';
import { writeWholeFile } from '../process/whole-file.ts';
import { mediaUrl } from './media-url.ts';
import { toJpeg } from './picture.ts';

/** Folders of uploads below the media folder. */
export type PictureFolder = 'ships' | 'slides';

export const pictureAt = (folder: PictureFolder, name: string): Picture => ({
  name,
  url: mediaUrl(`${folder}/${name}`),
});

/** The picture at a path in the database, `folder/name`. */
export function pictureOf(path: string): Picture {
  return { name: path.slice(path.lastIndexOf('/') + 1), url: mediaUrl(path) };
}

/**
 * Stores an uploaded picture and returns its name, a hash of its content (pictures are served as immutable).
 * `forgetUnusedPictures` deletes unused ones. @throws AppError what `toJpeg` throws
 */
export async function storePicture(
  { env, ids }: Deps,
  { folder, prefix, file }: { folder: PictureFolder; prefix: string; file: File },
): Promise<string> {
  const jpeg = await toJpeg(file);
  const name = `${prefix}-${createHash('sha256').update(jpeg).digest('hex').slice(0, 16)}.jpg`;
  const directory = join(env.dataDir, 'media', folder);
  await mkdir(directory, { recursive: true, mode: PRIVATE_FOLDER });
  const path = join(directory, name);
  await writeWholeFile(path, `${path}.${ids.uuid()}.part`, jpeg);
  return name;
}

/** Whether a picture of this name is stored. */
export async function hasPicture(
  { env }: Pick<Deps, 'env'>,
  folder: PictureFolder,
  name: string,
): Promise<boolean> {
  return access(join(env.dataDir, 'media', folder, name), constants.R_OK).then(
    () => true,
    () => false,
  );
}
