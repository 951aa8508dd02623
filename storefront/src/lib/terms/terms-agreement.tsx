import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

interface TermsAgreementProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The checkbox to accept the terms. They open in a new tab, so that the booking stays open. */
export function TermsAgreement({ checked, onChange, error }: TermsAgreementProps) {
  const { t } = useTranslation('review');
  // biome-ignore lint/a11y/useAnchorContent: Trans inserts the link's text
  const page = (href: string) => <a href={href} target="_blank" rel="noreferrer" />;
  return (
    <Checkbox
      id="terms"
      checked={checked}
      onChange={event => onChange(event.target.checked)}
      error={error}
      label={
        <Trans
          t={t}
          i18nKey="terms.agree"
          components={{ terms: page(paths.termsConditions), privacy: page(paths.privacyPolicy) }}
        />
      }
    />
  );
}
