import {
  languageFacts,
  type OfficeLanguage,
  officeLanguages,
} from '@gangway/shared/contract/base/languages.ts';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { queryClient } from '../api/query-client.ts';
import { changeLanguage, i18next } from '../language/i18n.ts';

/** The language switch (R17), with its success message (R82). */
export function useLanguageSwitch() {
  const { i18n } = useTranslation('frame');
  const switchTo = async (language: OfficeLanguage) => {
    await changeLanguage(language);
    toasts.show(i18next.t('shell.languageSwitched'), 'ok');
    // Texts from the server, such as the travel rules, are fetched again in the new language, including requests under
    // way.
    await queryClient.invalidateQueries();
  };
  const choices = officeLanguages.map(language => ({
    language,
    name: languageFacts(language).name,
    chosen: language === i18n.language,
  }));
  const other = choices.find(choice => !choice.chosen) ?? {
    language: 'en' as const,
    name: languageFacts('en').name,
  };
  return { choices, other, switchTo: (language: OfficeLanguage) => void switchTo(language) };
}
