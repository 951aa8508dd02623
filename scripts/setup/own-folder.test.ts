import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mayMount, mountSmallDisk } from '../faults/small-disk.ts';
import { removeOwnFolder } from './own-folder.mjs';

const hasDisks = mayMount();

test(`a folder is removed with the disk that an interrupted trial left in it${hasDisks ? '' : ' (but there is none, because only root may mount one)'}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-own-folder-'));
  if (hasDisks) await mountSmallDisk(join(folder, 'disk'), 1);
  await removeOwnFolder(folder);
  expect(existsSync(folder)).toBe(false);
});
