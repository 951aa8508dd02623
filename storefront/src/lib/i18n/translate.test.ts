import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { type Texts, translate } from './translate.ts';

const files = import.meta.glob<Texts>(
  ['../../../../shared/i18n/*/storefront/*.ts', '../../../../shared/i18n/*/legal.ts'],
  { import: 'default', eager: true },
);

/** The keys that a screen may use: without plural suffixes. */
function keysOf(texts: Texts, path = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? keysOf(value as Texts, `${path}${key}.`)
      : [path + key],
  );
  return [...new Set(keys.map(key => key.replace(/_(zero|one|two|few|many|other)$/, '')))];
}

const valueOfSlot = (texts: Texts) =>
  Object.fromEntries(
    [...JSON.stringify(texts).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [name, `<${name}>`]),
  );

describe.each(languages)('%s: every sentence matches the output of i18next', language => {
  const own = Object.entries(files).filter(([file]) => file.includes(`/i18n/${language}/`));

  test.each(own)('%s', async (_file, texts) => {
    const reference = i18next.createInstance();
    await reference.init({
      lng: language,
      resources: { [language]: { screen: texts } },
      defaultNS: 'screen',
      fallbackLng: false,
      interpolation: { escapeValue: false },
    });
    for (const key of keysOf(texts))
      for (const count of [undefined, 0, 1, 2, 5, 21]) {
        const values = { ...valueOfSlot(texts), count };
        const said = translate(texts, language, key, values) ?? key;
        expect(said, `${key} of ${count}`).toEqual(
          reference.t(key as never, { ...values, returnObjects: true } as never),
        );
        if (count !== undefined) expect(JSON.stringify(said)).not.toContain('{{');
      }
  });
});

test('a missing key is undefined', () => {
  expect(translate({ a: { b: 'x' } }, 'en', 'a.c')).toBeUndefined();
  expect(translate({ a: { b: 'x' } }, 'en', 'a.b.c')).toBeUndefined();
});
