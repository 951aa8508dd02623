import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { heroFiles, logoFiles } from '@gangway/shared/contract/base/brand-files.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { findUsedPictures } from './office-slides.repository.ts';

const FOLDERS = ['ships', 'slides', 'brand'] as const;

/** An upload is kept this long for its form to be saved. */
const GRACE_MS = 24 * 3_600_000;

/** Deletes pictures that no ship, slide or setting uses, a day after their upload. */
export async function forgetUnusedPictures({ db, clock, env }: Deps): Promise<void> {
  const used = await findUsedPictures(db);
  const { logo, heroPicture } = await loadSettings(db);
  for (const end of Object.values(logoFiles)) used.add(`brand/${logo}${end}`);
  for (const end of Object.values(heroFiles)) used.add(`brand/${heroPicture}${end}`);
  const oldest = clock.now().getTime() - GRACE_MS;
  for (const folder of FOLDERS) {
    const directory = join(env.dataDir, 'media', folder);
    for (const name of await readdir(directory).catch(() => [])) {
      if (used.has(`${folder}/${name}`)) continue;
      const file = join(directory, name);
      if ((await stat(file)).mtimeMs < oldest) await unlink(file);
    }
  }
}
