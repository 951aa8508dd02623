import { sentencesOf } from '@gangway/shared/i18n/text-checks.ts';
import { describe, expect, test } from 'vitest';
import glossary from '../../../../shared/i18n/GLOSSARY.md?raw';

const FOLDER = '../../../../shared/i18n';
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<object>('../../../../shared/i18n/*/**/*.ts', { import: 'default', eager: true }),
  ).map(([file, texts]) => [file.slice(FOLDER.length + 1), texts]),
);

/** Prescribed sentences (R82), which use other words than the glossary. */
const quoted = new Set([
  'Failed to fetch orders',
  'Error occurred while creating orders',
  'Successfully created {{success}}/{{total}} orders',
]);

interface Rule {
  language: string;
  texts: string[];
  never: RegExp;
  say: string;
}

/** The table of `GLOSSARY.md` under "Words that a test refuses"; a `|` within a word is written `\|` there. */
const rules: Rule[] = glossary
  .slice(glossary.indexOf('## Words that a test refuses'))
  .split('\n')
  .filter(line => /^\| [a-z]{2} \|/.test(line))
  .map(line => {
    const [, language = '', texts = '', never = '', say = ''] = line
      .split(/(?<!\\)\|/)
      .map(cell => cell.trim());
    return { language, texts: texts.split(', '), never: new RegExp(never.replaceAll('\\|', '|')), say };
  });

const isConcerned = ({ language, texts }: Rule, file: string): boolean =>
  file.startsWith(`${language}/`) &&
  !file.endsWith('/prescribed.ts') &&
  texts.some(part => part === 'all' || file.startsWith(`${language}/${part}`));

/** Sentences of a file with a refused word, by their keys. */
const offences = ({ never }: Rule, texts: object): string[] =>
  [...sentencesOf(texts)]
    .filter(
      ([, sentence]) => never.test(sentence.replaceAll(/\{\{\w+\}\}/g, '{{}}')) && !quoted.has(sentence),
    )
    .map(([key, sentence]) => `${key}: ${sentence}`);

test('the glossary refuses words in every language that has texts', () => {
  const spoken = new Set(Object.keys(files).map(file => file.split('/')[0]));
  expect(new Set(rules.map(({ language }) => language))).toEqual(spoken);
});

test('a refused word is found, and only in the files of its rule', () => {
  const rule = rules.find(({ never }) => never.test('Sign in'));
  if (!rule) throw new Error('the glossary does not refuse "sign in"');
  expect(offences(rule, { a: 'Please sign in', b: { c: 'Please log in' } })).toEqual(['a: Please sign in']);
  expect(isConcerned(rule, 'en/storefront/site.ts')).toBe(true);
  expect(isConcerned(rule, 'en/prescribed.ts')).toBe(false);
  expect(isConcerned(rule, 'zh/storefront/site.ts')).toBe(false);
});

describe.each(rules)('$language, $texts: $never', rule => {
  test(`is said as ${rule.say}`, () => {
    const concerned = Object.entries(files).filter(([file]) => isConcerned(rule, file));
    expect(concerned.length).toBeGreaterThan(0);
    for (const [file, texts] of concerned) expect(offences(rule, texts), file).toEqual([]);
  });
});
