import { type Language, languageFacts } from '../contract/base/languages.ts';

/** What a language is called in another: `Korean`, `韩语`. */
export const languageName = (language: Language, spoken: Language): string =>
  new Intl.DisplayNames([languageFacts(spoken).locale], { type: 'language' }).of(language) ?? language;
