import { describe, expect, test } from 'vitest';
import { folderCircles } from './folder-circles.ts';

/** Circles among files, each with its imports. */
const circlesOf = (imports: Record<string, string[]>) =>
  folderCircles(
    Object.entries(imports).map(([source, dependencies]) => ({
      source,
      dependencies: dependencies.map(resolved => ({ resolved }) as never),
    })),
  ).map(({ file }) => file);

describe('folders that import each other', () => {
  test('are found even if no files import each other', () => {
    expect(
      circlesOf({ 'a/one.ts': ['b/one.ts'], 'b/one.ts': [], 'b/two.ts': ['a/two.ts'], 'a/two.ts': [] }),
    ).toEqual(['a/one.ts', 'b/two.ts']);
  });

  test('are found through a third folder', () => {
    const imports = { 'a/x.ts': ['b/x.ts'], 'b/x.ts': ['c/x.ts'], 'c/x.ts': ['a/y.ts'], 'a/y.ts': [] };
    expect(circlesOf(imports)).toEqual(['a/x.ts', 'b/x.ts', 'c/x.ts']);
  });

  test('are found between a folder and its subfolder', () => {
    const imports = { 'a/page.ts': ['a/parts/list.ts'], 'a/parts/list.ts': ['a/words.ts'], 'a/words.ts': [] };
    expect(circlesOf(imports)).toEqual(['a/page.ts', 'a/parts/list.ts']);
  });
});

test('one-way imports, even along several paths, are no circle', () => {
  const imports = {
    'a/x.ts': ['b/x.ts', 'c/x.ts', 'a/y.ts'],
    'a/y.ts': [],
    'b/x.ts': ['c/x.ts'],
    'c/x.ts': [],
  };
  expect(circlesOf(imports)).toEqual([]);
});

test('a version from package.json is data', () => {
  const imports = {
    'a/vite.config.ts': ['a/src/x.ts'],
    'a/src/x.ts': ['a/package.json'],
    'a/package.json': [],
  };
  expect(circlesOf(imports)).toEqual([]);
});

test('tests and packages are ignored', () => {
  const imports = {
    'a/x.test.ts': ['b/x.ts'],
    'b/x.ts': ['a/x.ts', 'node_modules/zod/index.js'],
    'a/x.ts': [],
  };
  expect(circlesOf(imports)).toEqual([]);
});
