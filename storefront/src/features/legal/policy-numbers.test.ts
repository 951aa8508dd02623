import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import { HOLD_DIGESTS_KEPT_DAYS } from '@gangway/shared/domain/retention.ts';
import { sentencesOf, slotsOf } from '@gangway/shared/i18n/text-checks.ts';
import { describe, expect, test } from 'vitest';
import { policyNumbers } from './policy-numbers.ts';

const texts = import.meta.glob<object>('../../../../shared/i18n/*/legal.ts', {
  import: 'default',
  eager: true,
});

/**
 * Numbers that no rule of the code holds: the smallest party, digits of a card, the law's year and section, and the time to answer.
 */
const WRITTEN = ['1', '4', '2010', '7', '21'];

/** The days of `HOLD_DIGESTS_KEPT_DAYS` in words. */
const inWords: Record<number, Record<Language, string>> = {
  2: { en: 'two days', zh: '两天', ko: '이틀', ms: 'dua hari' },
};

describe.each(languages)('legal texts: %s', language => {
  const sentences = [...sentencesOf(texts[`../../../../shared/i18n/${language}/legal.ts`] ?? {}).values()];

  test('write no number of a rule themselves', () => {
    expect(sentences.length).toBeGreaterThan(60);
    const numbers = sentences.flatMap(sentence => sentence.match(/\d+/g) ?? []);
    expect(numbers.filter(number => !WRITTEN.includes(number))).toEqual([]);
  });

  test('name every number of the rules', () => {
    const slots = sentences.flatMap(sentence => slotsOf(sentence));
    for (const name of Object.keys(policyNumbers)) expect(slots).toContain(`{{${name}}}`);
  });

  test('say in words how long digests of unpaid places are kept', () => {
    const words = inWords[HOLD_DIGESTS_KEPT_DAYS]?.[language] ?? 'the words of another number';
    expect(sentences.filter(sentence => sentence.includes(words))).toHaveLength(1);
  });
});
