import type { Language } from '@gangway/shared/contract/vocabulary.ts';

/** "A, B and C", "A、B和C", "A, B 및 C". */
export const formatList = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(items);
