import { languageFacts, officeLanguages } from '@gangway/shared/contract/base/languages.ts';

/** Every look of the back office: each language in each color scheme. */
export const looks = officeLanguages.flatMap(language =>
  (['light', 'dark'] as const).map(colorScheme => ({
    language,
    locale: languageFacts(language).locale,
    colorScheme,
  })),
);
