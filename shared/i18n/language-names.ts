import { type Language, languageFacts } from '../contract/base/languages.ts';

/** The name of a language in another language: `Korean`, `韩语`. */
export const languageName = (language: Language, spoken: Language): string =>
  new Intl.DisplayNames([languageFacts(spoken).locale], { type: 'language' }).of(language) ?? language;
