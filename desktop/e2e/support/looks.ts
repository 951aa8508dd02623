import { languageFacts, officeLanguages } from '@gangway/shared/contract/base/languages.ts';

/** How the back office may look: every language in every scheme. */
export const looks = officeLanguages.flatMap(language =>
  (['light', 'dark'] as const).map(colorScheme => ({
    language,
    locale: languageFacts(language).locale,
    colorScheme,
  })),
);
