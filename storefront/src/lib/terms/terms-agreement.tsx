import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { Trans, useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

interface TermsAgreementProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** The pages open beside the booking, so that reading them costs nobody their place. */
export function TermsAgreement({ checked, onChange, error }: TermsAgreementProps) {
  const { t } = useTranslation('booking');
  // biome-ignore lint/a11y/useAnchorContent: the sentence's own words become its content
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
