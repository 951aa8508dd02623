import { describe, expect, test } from 'vitest';

const texts = import.meta.glob<object>(
  ['../../../shared/i18n/*/storefront/*.ts', '../../../shared/i18n/*/legal.ts'],
  { import: 'default', eager: true },
);
const screens = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Every sentence by the path that leads to it. */
function sentences(part: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(part).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : [...sentences(value, `${path}${key}.`)],
    ),
  );
}

const slots = (sentence = '') => (sentence.match(/\{\{\w+\}\}|<\w+>/g) ?? []).sort();
const english = Object.keys(texts).filter(file => file.includes('/i18n/en/'));

test('the texts of all screens are looked at', () => {
  expect(english.length).toBeGreaterThanOrEqual(8);
});

describe.each(english)('%s', file => {
  test.each(['zh', 'ko'])('says everything in %s, with the same slots', language => {
    const source = sentences(texts[file] ?? {});
    const translated = sentences(texts[file.replace('/en/', `/${language}/`)] ?? {});
    expect([...translated.keys()].sort()).toEqual([...source.keys()].sort());
    for (const [key, sentence] of source) {
      expect(translated.get(key)?.trim(), key).toBeTruthy();
      // English may say "one" without a slot; languages without a plural name the number all the same.
      if (!key.endsWith('_one')) expect(slots(translated.get(key)), key).toEqual(slots(sentence));
    }
  });
});

describe('no words outside the texts', () => {
  test('all components are looked at', () => {
    expect(Object.keys(screens).length).toBeGreaterThan(90);
  });

  test.each(Object.keys(screens))('%s', file => {
    expect(wordsIn(screens[file] ?? '')).toEqual([]);
  });

  test('a word between tags or in an attribute that is read out is found', () => {
    expect(wordsIn('<p className="x">\n  Hello there\n</p>')).toEqual(['Hello there']);
    expect(wordsIn('<img alt="A ship" />')).toEqual(['A ship']);
    expect(wordsIn('<b>{name} boards</b>')).toEqual(['boards']);
    expect(wordsIn('<b>Deck {floor}</b>')).toEqual(['Deck']);
  });
});

/** Text that a reader would meet: between tags and braces, or in an attribute that is shown or read out. */
function wordsIn(code: string): string[] {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|`[^`]*`|=>/gm, '');
  const read = [...bare.matchAll(/\s(?:alt|title|label|hint|placeholder|aria-label)="([^"]+)"/g)];
  const between = [...bare.matchAll(/(?<=[\w"'}/]>|\})([^<>{}]*)(?=<\/|\{)/g)].filter(isJsxText);
  return [...read, ...between].map(([, text = '']) => text.trim()).filter(text => /\p{L}/u.test(text));
}

/** Code between braces looks like text between tags; it has signs and words that a sentence in JSX has not. */
function isJsxText([, text = '']: RegExpMatchArray): boolean {
  return !/[=;()[\]|&?:]|\b(?:return|else|from|import|export|const|interface|type)\b/.test(text);
}
