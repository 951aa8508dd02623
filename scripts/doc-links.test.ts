import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..');
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: project })];

/** What a document links to in the project, as it is written there. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);

describe('every link in a document points to a file', () => {
  test.each(documents)('%s', document => {
    const links = linksOf(readFileSync(join(project, document), 'utf8'));
    const dead = links.filter(link => !existsSync(join(project, dirname(document), link)));
    expect(dead).toEqual([]);
  });

  test('documents contain links', () => {
    expect(linksOf('See [what](a/b.md#c), ![it](d.png) and [there](https://example.com).')).toEqual([
      'a/b.md',
      'd.png',
    ]);
  });
});
