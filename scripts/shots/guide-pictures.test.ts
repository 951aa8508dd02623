import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/guide');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const headings = (text: string) => text.match(/^#+ /gm)?.length;
const pictures = (text: string) => [...text.matchAll(/\(pictures\/(\w+)\/([\w-]+)\.webp\)/g)];

describe.each(['desk', 'gate'])('the guide %s', guide => {
  test.each(['zh', 'ms'])('has the same chapters and pictures in %s as in English', language => {
    const [english, translated] = [read(`${guide}.en.md`), read(`${guide}.${language}.md`)];
    expect(headings(translated)).toBe(headings(english));
    const names = (text: string) => pictures(text).map(([, , name]) => name);
    expect(names(translated)).toEqual(names(english));
    const from = language === 'zh' ? 'zh' : 'en';
    expect(pictures(translated).map(([, of]) => of)).toEqual(pictures(english).map(() => from));
  });
});

test('no picture is left over', () => {
  const shown = new Set(
    readdirSync(folder)
      .filter(name => name.endsWith('.md'))
      .flatMap(name => pictures(read(name)).map(([, of, picture]) => `${of}/${picture}.webp`)),
  );
  const there = ['en', 'zh'].flatMap(language =>
    readdirSync(join(folder, 'pictures', language)).map(name => `${language}/${name}`),
  );
  expect(there.sort()).toEqual([...shown].sort());
});
