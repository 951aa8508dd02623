import { officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { sentencesOf, slotsOf, wordsIn } from '@gangway/shared/i18n/text-checks.ts';
import { describe, expect, test } from 'vitest';

const texts = import.meta.glob<object>('../../../../../shared/i18n/*/office/*/*.ts', {
  import: 'default',
  eager: true,
});
const screens = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const english = Object.keys(texts).filter(file => file.includes('/i18n/en/'));

test('finds the texts and components of the back office', () => {
  expect(english.length).toBeGreaterThanOrEqual(2);
  expect(Object.keys(screens).length).toBeGreaterThan(60);
});

describe.each(english)('%s', file => {
  test.each(officeLanguages)('is complete in %s, with the same placeholders', language => {
    const source = sentencesOf(texts[file] ?? {});
    const translated = sentencesOf(texts[file.replace('/en/', `/${language}/`)] ?? {});
    expect([...translated.keys()].sort()).toEqual([...source.keys()].sort());
    for (const [key, sentence] of source) {
      expect(translated.get(key)?.trim(), key).toBeTruthy();
      // English may say "one" without a slot; Chinese has no plural form and always names the number.
      if (!key.endsWith('_one')) expect(slotsOf(translated.get(key)), key).toEqual(slotsOf(sentence));
    }
  });
});

describe('allows no literal words in components', () => {
  /** Input formats, the same in every language. */
  const forms = ['YYYY-MM-DD', 'HH:MM'];

  test('does not take a composed key for a literal word', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that the test searches
    const code = '<div>{`${t(`status.${status}`)} · ${t(`paid.${paid}`)}`}</div>';
    expect(wordsIn(code)).toEqual([]);
    expect(wordsIn(`${code}<b>Paid</b>`)).toEqual(['Paid']);
  });

  test.each(Object.keys(screens))('%s', file => {
    expect(wordsIn(screens[file] ?? '').filter(word => !forms.includes(word))).toEqual([]);
  });
});
