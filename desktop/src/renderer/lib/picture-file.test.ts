import { expect, test } from 'vitest';
import { pictureProblem } from './picture-file.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47];
const fileOf = (bytes: number[], size = 100) => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], 'picture.jpg', { type: 'image/jpeg' });
};

test.each([
  ['a JPG', fileOf(jpeg), null],
  ['a PNG', fileOf(png), null],
  ['a GIF that is called .jpg', fileOf([0x47, 0x49, 0x46, 0x38]), 'imageType'],
  ['nothing', new File([], 'empty.png'), 'imageType'],
  ['exactly 5 MB', fileOf(png, 5 * 1024 * 1024), null],
  ['one byte more', fileOf(png, 5 * 1024 * 1024 + 1), 'imageSize'],
])('%s', async (_, file, problem) => expect(await pictureProblem(file)).toBe(problem));
