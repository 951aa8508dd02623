import { heroFiles, logoFiles } from '@gangway/shared/contract/base/brand-files.ts';
import type { Deps } from '../../lib/http/context.ts';
import { isPicturePath } from '../../lib/media/media-storage.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findUsedPictures } from './office-slides.repository.ts';

/** An upload is kept this long for its form to be saved. */
const GRACE_MS = 24 * 3_600_000;

/** Deletes pictures that no ship, slide or setting uses, a day after their upload. */
export async function forgetUnusedPictures({ db, clock, media }: Deps): Promise<void> {
  const used = await findUsedPictures(db);
  const { logo, heroPicture } = await loadSettings(db);
  for (const end of Object.values(logoFiles)) used.add(`brand/${logo}${end}`);
  for (const end of Object.values(heroFiles)) used.add(`brand/${heroPicture}${end}`);
  const oldest = clock.now().getTime() - GRACE_MS;
  for await (const { path, storedAt } of media.list())
    if (isPicturePath(path) && !used.has(path) && storedAt.getTime() < oldest) await media.remove(path);
}
