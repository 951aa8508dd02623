import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import styles from './top-bar.module.css';

const HOUR_MS = 3_600_000;

/** The date until which the system may be used (R4): the server's text under its label, and what expires then. */
export function ExpiryTime() {
  const { t, i18n } = useTranslation('frame');
  const { data } = useQuery({
    // The server writes the date in the language of the request.
    queryKey: ['config', 'expiry-time', i18n.language],
    queryFn: ({ signal }) => request<string>('GET', '/config/getUseTime', { signal }),
    staleTime: HOUR_MS,
    meta: { inline: true },
  });
  return (
    data && (
      <p className={styles.expiryTime} title={t('shell.expires')}>
        {t('labelled', { label: t('shell.expiryTime'), value: data })}
        <span className={styles.expires}> · {t('shell.expires')}</span>
      </p>
    )
  );
}
