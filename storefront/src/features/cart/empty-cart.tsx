import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { NothingFound } from '../../lib/art/moments.tsx';
import { paths } from '../../lib/paths.ts';
import { Skeleton } from '../../ui/status/skeleton.tsx';

/** Nothing in it; or nothing here yet, as long as the account is being asked. */
export function EmptyCart({ loading }: { loading: boolean }) {
  const { t } = useTranslation(['cart', 'site']);
  if (loading)
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{t('site:loading')}</span>
        <Skeleton height="16rem" />
      </div>
    );
  return (
    <NothingFound
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <Link href={paths.routeList} asChild>
          <ButtonLink variant="primary">{t('empty.action')}</ButtonLink>
        </Link>
      }
    />
  );
}
