import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentCode } from '../../../lib/one-time-code/sent-code.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { loginPath } from '../../../lib/paths.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AlternativeLink } from '../alternative-link.tsx';
import { useRedirect } from '../use-redirect.ts';
import { AddressStep } from './address-step.tsx';
import { DetailsStep } from './details-step.tsx';
import type { AddressValues, DetailsValues } from './registration-rules.ts';

/** Registration in two steps: an address to which a code is sent, then the account itself. */
export default function RegistrationScreen() {
  const { t } = useTranslation('account');
  const redirect = useRedirect();
  const [address, setAddress] = useState<AddressValues>({ birthDate: '', email: '' });
  const [details, setDetails] = useState<DetailsValues>();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  usePageTitle(t('registration.title'));
  return (
    <AccountFrame
      heading={t('registration.heading')}
      text={t('registration.text')}
      step={t('step', { step: sent ? 2 : 1, steps: 2 })}
      ways={<AlternativeLink question={t('haveAccount')} href={loginPath(redirect)} label={t('toLogin')} />}
    >
      {sent ? (
        <DetailsStep
          address={address}
          initial={details}
          sent={sent}
          onSent={setSent}
          onBack={() => setSent(null)}
          onRefused={(error, typed) => {
            setDetails(typed);
            setRefusal(error);
            setSent(null);
          }}
        />
      ) : (
        <AddressStep
          initial={address}
          refusal={refusal}
          onSent={(values, code) => {
            setAddress(values);
            setRefusal(null);
            setSent(code);
          }}
        />
      )}
    </AccountFrame>
  );
}
