import { expect, test } from 'vitest';
import { crowdedFolders, MOST_FILES } from './folder-size.ts';

const filesIn = (folder: string, count: number, ending: string) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}${ending}`);

test('allows fifteen files in a folder', () => {
  expect(crowdedFolders(filesIn('shared/art', MOST_FILES, '.ts'))).toEqual([]);
  expect(crowdedFolders(filesIn('shared/art', MOST_FILES + 1, '.ts')).map(({ file }) => file)).toEqual([
    'shared/art',
  ]);
});

test('counts styles as files, but not tests, pictures and subfolders', () => {
  const most = filesIn('storefront/src/features', MOST_FILES, '.tsx');
  expect(crowdedFolders([...most, 'storefront/src/features/button.module.css'])).toHaveLength(1);
  expect(
    crowdedFolders([
      ...most,
      ...filesIn('storefront/src/features', 3, '.test.tsx'),
      ...filesIn('storefront/src/features', 3, '.svg'),
      ...filesIn('storefront/src/features/menu', 3, '.tsx'),
    ]),
  ).toEqual([]);
});

test('exempts the migrations folder', () => {
  expect(crowdedFolders(filesIn('api/migrations', 40, '.ts'))).toEqual([]);
});
