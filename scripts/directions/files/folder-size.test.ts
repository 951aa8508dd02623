import { expect, test } from 'vitest';
import { crowdedFolders, MOST_FILES } from './folder-size.ts';

const filesIn = (folder: string, count: number, ending: string) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}${ending}`);

test('a folder may hold fifteen files', () => {
  expect(crowdedFolders(filesIn('shared/art', MOST_FILES, '.ts'))).toEqual([]);
  expect(crowdedFolders(filesIn('shared/art', MOST_FILES + 1, '.ts')).map(({ file }) => file)).toEqual([
    'shared/art',
  ]);
});

test('styles count as files; tests, pictures and what is in subfolders do not', () => {
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

test('the migrations folder is exempt', () => {
  expect(crowdedFolders(filesIn('api/migrations', 40, '.ts'))).toEqual([]);
});
