import { type Language, languages } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';

/** Whether this is a language of the interface. */
export const isLanguage = (value: string | undefined): value is Language =>
  languages.includes(value as Language);

/** The language of the answer: the cookie of the language switch (R3), otherwise Accept-Language, otherwise English. */
export function requestLanguage(c: Context): Language {
  const chosen = getCookie(c, 'language');
  if (isLanguage(chosen)) return chosen;
  const accepted = accepts(c, {
    header: 'Accept-Language',
    supports: [...languages],
    default: 'en',
    match: (offers, { supports, default: fallback }) =>
      [...offers]
        .sort((a, b) => b.q - a.q)
        .map(offer => offer.type.split('-')[0]?.toLowerCase() ?? '')
        .find(tag => supports.includes(tag)) ?? fallback,
  });
  return isLanguage(accepted) ? accepted : 'en';
}
