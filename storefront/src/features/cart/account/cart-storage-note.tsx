import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { DETAILS_KEPT_HOURS } from '../../../lib/cart/cart-expiry.ts';
import { loginPath, paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';

/** Says whether the cart is only on this device, or synchronized with the account. */
export function CartStorageNote({ step }: { step: UseQueryResult }) {
  const { t } = useTranslation(['cart', 'site']);
  const signedIn = useSession(session => session.token !== null);
  if (!signedIn)
    return (
      <p className="muted">
        {t('kept.device', { hours: DETAILS_KEPT_HOURS })}{' '}
        <Link href={loginPath(paths.booking)}>{t('kept.signIn')}</Link>
      </p>
    );
  if (step.isError)
    return (
      <Notice tone="warn" live title={t('kept.failed')}>
        <p>{step.error.message}</p>
        <Button onClick={() => step.refetch()}>{t('site:tryAgain')}</Button>
      </Notice>
    );
  return <p className="muted">{t('kept.account')}</p>;
}
