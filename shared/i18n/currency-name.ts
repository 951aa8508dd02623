import { type Language, languageFacts } from '../contract/base/languages.ts';
import { currency } from '../domain/money/currency.ts';

/** How the operator's home market calls its money, where the standard name of a language differs. */
const ownNames: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  MYR: { en: 'Malaysian ringgit', zh: '马来西亚令吉', ms: 'ringgit Malaysia' },
};

/** The name of the operator's currency in a language (R480): "Malaysian ringgit", "Euro". */
export function currencyName(language: Language): string {
  const { code } = currency();
  const own = ownNames[code]?.[language];
  return (
    own ?? new Intl.DisplayNames([languageFacts(language).locale], { type: 'currency' }).of(code) ?? code
  );
}
