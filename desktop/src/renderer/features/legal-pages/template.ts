import type { Translated } from '@gangway/shared/contract/base/languages.ts';
import type { LegalPageName } from '@gangway/shared/contract/legal.ts';
import { writeLegalText } from '@gangway/shared/domain/legal-text.ts';

/** The site's own texts of a legal page in every language, for an operator to begin with. They are only loaded for that. */
export async function loadTemplate(page: LegalPageName): Promise<Translated> {
  const [en, zh, ko, ms] = await Promise.all([
    import('@gangway/shared/i18n/en/legal.ts'),
    import('@gangway/shared/i18n/zh/legal.ts'),
    import('@gangway/shared/i18n/ko/legal.ts'),
    import('@gangway/shared/i18n/ms/legal.ts'),
  ]);
  const written = ({ default: texts }: typeof en | typeof zh | typeof ko | typeof ms): string => {
    const { intro, sections } = texts[page];
    return writeLegalText({ intro: [intro], sections });
  };
  return { en: written(en), zh: written(zh), ko: written(ko), ms: written(ms) };
}
