import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Ids } from '../ids.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../process/data-dir.ts';
import { writeWholeFile } from '../process/whole-file.ts';
import type { MediaStorage, RestoredFiles, StoredFile } from './media-storage.ts';

/** Pictures in the folder `media` of the data folder, which all copies of the API share. */
export function createFolderStorage(dataDir: string, ids: Pick<Ids, 'uuid'>): MediaStorage {
  const folder = join(dataDir, 'media');
  const fileOf = (path: string) => join(folder, path);
  return {
    place: folder,
    read: path => readFile(fileOf(path)).catch(unlessGone),
    has: path =>
      access(fileOf(path), constants.R_OK).then(
        () => true,
        () => false,
      ),
    async write(path, bytes) {
      const file = fileOf(path);
      await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
      await writeWholeFile(file, `${file}.${ids.uuid()}.part`, bytes);
    },
    remove: path => unlink(fileOf(path)).catch(unlessGone),
    list: () => filesIn(folder),
    restore: () => restoreInto(folder, join(dataDir, 'media.restored')),
    problem: async () => undefined,
  };
}

async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessGone);
  const paths = (entries ?? [])
    .filter(entry => entry.isFile() && !entry.name.endsWith('.part'))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  for (const path of paths) {
    const stats = await stat(join(folder, path)).catch(unlessGone);
    if (stats) yield { path, storedAt: stats.mtime };
  }
}

/** The files are written aside, and change places with the empty folder. */
async function restoreInto(folder: string, aside: string): Promise<RestoredFiles> {
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: PRIVATE_FOLDER });
  let isPlaced = false;
  return {
    async write(path, bytes) {
      const file = join(aside, path);
      await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
      await writeFile(file, bytes, { mode: PRIVATE_FILE, flush: true });
    },
    async place() {
      await rm(folder, { recursive: true });
      await rename(aside, folder);
      isPlaced = true;
    },
    async takeBack() {
      await rm(aside, { recursive: true, force: true });
      if (isPlaced) await rm(folder, { recursive: true, force: true });
    },
  };
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
