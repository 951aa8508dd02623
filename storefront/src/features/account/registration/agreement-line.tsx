import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import styles from '../account-form.module.css';

/** The terms accepted by registering. They open in a new tab, so that the form keeps its input. */
export function AgreementLine() {
  const { t } = useTranslation('account');
  // biome-ignore lint/a11y/useAnchorContent: Trans inserts the link's text
  const page = (href: string) => <a href={href} target="_blank" rel="noreferrer" />;
  return (
    <p className={styles.small}>
      <Trans
        t={t}
        i18nKey="registration.agree"
        components={{ terms: page(paths.termsConditions), privacy: page(paths.privacyPolicy) }}
      />
    </p>
  );
}
