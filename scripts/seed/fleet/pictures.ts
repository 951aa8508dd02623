import { createHash } from 'node:crypto';
import { type SceneOptions, scene } from '@gangway/shared/art/scene.ts';
import { languages, textIn } from '@gangway/shared/contract/base/languages.ts';
import sharp from 'sharp';
import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { MediaStorage } from '../../../api/src/lib/media/media-storage.ts';
import { type Catalogue, known } from './catalogue.ts';
import { ships } from './ships.ts';
import { slides } from './slides.ts';

const light = { daytime: 'day', nighttime: 'night' } as const;
const SLIDE = { width: 1600, height: 600 };
const SHIP_PICTURE = { width: 1200, height: 750 };

/** Each ship at sea by day and by night, and in three ports. */
const shipScenes = [
  { light: 'day' },
  { light: 'night' },
  { light: 'day', port: 'penang' },
  { light: 'night', port: 'singapore' },
  { light: 'day', port: 'langkawi' },
] as const;

/** Draws slides and ships into the storage, and stores their paths. `note` reports the number of pictures done. */
export async function writePictures(
  trx: Transaction<Database>,
  catalogue: Catalogue,
  media: MediaStorage,
  note: (done: number, total: number) => void,
): Promise<void> {
  const total = slides.length + ships.length * shipScenes.length;
  let done = 0;
  const draw = async (name: string, options: SceneOptions): Promise<string> => {
    const path = await drawOnce(media, name, options);
    note(++done, total);
    return path;
  };
  for (const [index, slide] of slides.entries()) {
    const { ship, port } = slide;
    const image = await draw(`slides/${slide.name}`, { ...SLIDE, light: light[slide.session], ship, port });
    await trx
      .insertInto('slides')
      .values(
        languages.map(language => ({
          position: index + 1,
          language,
          title: textIn(slide.title, language),
          subtitle: textIn(slide.subtitle, language),
          image_path: image,
          link_url: slide.linkUrl,
        })),
      )
      .execute();
  }
  for (const ship of ships) {
    for (const [index, options] of shipScenes.entries()) {
      const path = await draw(`ships/${ship.code}-${index + 1}`, {
        ...SHIP_PICTURE,
        ...options,
        ship: ship.code,
      });
      await trx
        .insertInto('ship_images')
        .values({ ship_id: known(catalogue.shipIds, ship.code), position: index + 1, path })
        .execute();
    }
  }
}

/**
 * Draws a scene as JPG and returns its path. Pictures are served as immutable, so the name depends on the content; an existing one
 * is not drawn again.
 */
async function drawOnce(media: MediaStorage, name: string, options: SceneOptions): Promise<string> {
  const drawing = scene(options);
  const path = `${name}-${createHash('sha256').update(drawing).digest('hex').slice(0, 10)}.jpg`;
  if (await media.has(path)) return path;
  await media.write(path, await sharp(Buffer.from(drawing)).jpeg({ quality: 82 }).toBuffer());
  return path;
}
