import { type Language, languageFacts } from '@gangway/shared/contract/base/languages.ts';

/** "A, B and C", "A、B和C", "A, B 및 C". */
export const formatList = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(languageFacts(language).locale).format(items);
