import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDiskLow } from './disk-room.ts';

test.each([
  [false, 'of a disk with room', tmpdir()],
  [true, 'of one without any', '/proc'],
  [true, 'that is not there', join(tmpdir(), 'no-such-folder')],
])('%s: a folder %s', (isLow, _what, folder) => {
  expect(isDiskLow(folder)).toBe(isLow);
});
