import { Button } from '@gangway/shared/ui/form/button.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';
import { useAccountRules } from '../../../lib/forms/use-account-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { HumanCheck } from '../../../lib/human-check/human-check.tsx';
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import type { SentCode } from '../../../lib/one-time-code/sent-code.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import styles from '../account-form.module.css';
import { requestCode } from '../requests/account.ts';
import { type AddressValues, brokenByAddress, isTooYoung } from './registration-rules.ts';

interface AddressStepProps {
  initial: AddressValues;
  /** The API's error about these fields, which it reports only after the second step. */
  refusal: Error | null;
  onSent: (values: AddressValues, code: SentCode) => void;
}

/** Step one: birth date, human check, and e-mail address. */
export function AddressStep({ initial, refusal, onSent }: AddressStepProps) {
  const { t } = useTranslation(['account', 'human-check']);
  const [tried, setTried] = useState(false);
  const check = useHumanCheck();
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: initial,
    rulesBrokenBy: values => brokenByAddress(values, today()),
    sentenceOf: useAccountRules(),
  });
  const asking = useMutation({
    meta: { inline: true },
    mutationFn: ({ email }: AddressValues) =>
      check.use(humanCheck =>
        requestCode({
          purpose: 'registration',
          email: email.trim(),
          language: currentLanguage(),
          humanCheck,
        }),
      ),
    onSuccess: (code, values) => onSent(values, code),
    onError: showAtFields,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the step is opened again
  useEffect(() => {
    if (refusal) showAtFields(refusal);
  }, []);
  const tooYoung = tried && isTooYoung(form.watch(), today());

  const send = form.handleSubmit(
    values => {
      setTried(true);
      if (isTooYoung(values, today())) return;
      if (check.phase === 'solving' || check.phase === 'solved') asking.mutate(values);
      else document.getElementById('human-check')?.focus();
    },
    () => setTried(true),
  );
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <DateField
        label={t('birthDate')}
        hint={t('registration.birthDateHint')}
        max={today()}
        autoComplete="bday"
        error={problem('birthDate')}
        {...form.register('birthDate')}
      />
      {tooYoung && (
        <Notice tone="info" live title={t('registration.tooYoungTitle')}>
          <p>{t('registration.tooYoung')}</p>
        </Notice>
      )}
      <TextField
        type="email"
        label={t('email')}
        icon="mail"
        autoComplete="email"
        error={problem('email')}
        {...form.register('email')}
      />
      <HumanCheck
        id="human-check"
        check={check}
        error={tried && !tooYoung ? t('human-check:please') : undefined}
      />
      {asking.isError && <Notice tone="bad" live title={asking.error.message} />}
      <Button type="submit" variant="primary" loading={asking.isPending}>
        {t('sendCode')}
      </Button>
    </form>
  );
}
