import { Button } from '@gangway/shared/ui/form/button.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByContact } from '../../../lib/forms/contact-rules.ts';
import { type AccountRule, useAccountRules } from '../../../lib/forms/use-account-rules.ts';
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts';
import { HumanCheck } from '../../../lib/human-check/human-check.tsx';
import { useHumanCheck } from '../../../lib/human-check/use-human-check.ts';
import { currentLanguage } from '../../../lib/i18n/i18n.ts';
import type { SentCode } from '../../../lib/one-time-code/sent-code.ts';
import styles from '../account-form.module.css';
import { requestCode } from '../requests/account.ts';

interface EmailValues {
  email: string;
}

const rulesBrokenBy = ({ email }: EmailValues) =>
  broken<EmailValues, AccountRule>({ email: brokenByContact('email', email, true) });

/** Step one: the e-mail address to which the code is sent. */
export function EmailStep({ initial, onSent }: { initial: string; onSent: (code: SentCode) => void }) {
  const { t } = useTranslation(['account', 'human-check']);
  const [tried, setTried] = useState(false);
  const check = useHumanCheck();
  const { form, problem, showAtFields } = useCheckedForm({
    defaultValues: { email: initial },
    rulesBrokenBy,
    sentenceOf: useAccountRules(),
  });
  const asking = useMutation({
    meta: { inline: true },
    mutationFn: ({ email }: EmailValues) =>
      check.use(humanCheck =>
        requestCode({
          purpose: 'password-reset',
          email: email.trim(),
          language: currentLanguage(),
          humanCheck,
        }),
      ),
    onSuccess: onSent,
    onError: showAtFields,
  });
  const send = form.handleSubmit(
    values => {
      setTried(true);
      if (check.phase === 'solving' || check.phase === 'solved') asking.mutate(values);
      else document.getElementById('human-check')?.focus();
    },
    () => setTried(true),
  );
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <TextField
        type="email"
        label={t('email')}
        icon="mail"
        autoComplete="email"
        error={problem('email')}
        {...form.register('email')}
      />
      <HumanCheck id="human-check" check={check} error={tried ? t('human-check:please') : undefined} />
      {asking.isError && <Notice tone="bad" live title={asking.error.message} />}
      <Button type="submit" variant="primary" loading={asking.isPending}>
        {t('sendCode')}
      </Button>
    </form>
  );
}
