import { languageFacts, languages } from '@gangway/shared/contract/base/languages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../lib/i18n/i18n.ts';
import { isLanguage } from '../../../lib/i18n/language.ts';
import { renewTexts } from '../../../lib/i18n/renew-texts.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './language-select.module.css';

/** Lists each language in its own script, so that its readers recognize it. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const choose = async (language: string) => {
    if (!isLanguage(language)) return;
    try {
      await changeLanguage(language);
    } catch {
      // Its texts failed to load, so the page keeps the current language.
      return toasts.show(t('failure.network'), 'bad');
    }
    toasts.show(i18n.t('language.switched'), 'ok');
    await renewTexts(queries);
  };
  return (
    <label className={styles.box}>
      <Icon name="globe" />
      <span className="visually-hidden">{t('language.label')}</span>
      <select className={styles.select} value={i18n.language} onChange={event => choose(event.target.value)}>
        {languages.map(language => (
          <option key={language} value={language} lang={language}>
            {languageFacts(language).name}
          </option>
        ))}
      </select>
    </label>
  );
}
