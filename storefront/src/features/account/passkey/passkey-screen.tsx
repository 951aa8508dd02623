import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { PasskeyOptions } from '@gangway/shared/contract/people/passkeys.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showLanguage } from '../../../lib/i18n/i18n.ts';
import { isLanguage } from '../../../lib/i18n/language.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import styles from '../account-form.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { AlternativeLink } from '../alternative-link.tsx';
import { askedIn, perform } from './ceremony.ts';
import { type Ceremony, ceremonyIn } from './ceremony-address.ts';

/**
 * Where staff use or add a passkey (R473): a passkey belongs to the site's domain, and the back office has none. The back office opens
 * this page, and waits on this computer for what it finds out.
 */
export default function PasskeyScreen() {
  const { t } = useTranslation(['passkey', 'site']);
  // Read once when the page opens: later changes of the address must not matter.
  const [ceremony] = useState(() => ceremonyIn(location.hash));
  const operator = usePublicSettings().data?.operatorName ?? '';
  const asked = useQuery({
    queryKey: ['passkey', ceremony?.id],
    queryFn: () => askedIn(ceremony as Ceremony),
    enabled: ceremony !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { inline: true },
  });
  usePageTitle(t('title'));
  const language = ceremony?.language ?? null;
  useEffect(() => {
    if (isLanguage(language)) void showLanguage(language);
  }, [language]);
  return (
    <AccountFrame
      heading={asked.data ? t(`${asked.data.kind}.heading`) : t('title')}
      text={t(ceremony ? 'opened' : 'forStaff', { operator })}
      ways={<AlternativeLink href={paths.home} label={t('toSite')} />}
    >
      {!ceremony && <Notice tone="warn" title={t('notOpened')} />}
      {asked.error && <Notice tone="bad" live title={asked.error.message} />}
      {asked.isLoading && <Spinner label={t('site:loading')} size={32} />}
      {ceremony && asked.data && <Asked ceremony={ceremony} asked={asked.data} />}
    </AccountFrame>
  );
}

/** The button: browsers show their passkeys only after a press. */
function Asked({ ceremony, asked }: { ceremony: Ceremony; asked: PasskeyOptions }) {
  const { t } = useTranslation('passkey');
  const performing = useMutation({
    meta: { inline: true },
    mutationFn: () => perform(ceremony, asked),
    onSuccess: address => location.replace(address),
  });
  const { error } = performing;
  // After its first answer, right or wrong, a ceremony is over.
  const isOver = error instanceof ApiError && error.failure === 'passkey-refused';
  return (
    <div className={styles.form}>
      <p>{t(`${asked.kind}.text`)}</p>
      {error && <Notice tone="bad" live title={error instanceof ApiError ? error.message : t('failed')} />}
      {performing.isSuccess ? (
        <p role="status">{t('done')}</p>
      ) : (
        <Button
          variant="primary"
          disabled={isOver}
          loading={performing.isPending}
          onClick={() => performing.mutate()}
        >
          {t(`${asked.kind}.action`)}
        </Button>
      )}
    </div>
  );
}
