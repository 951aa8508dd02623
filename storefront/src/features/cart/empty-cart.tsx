import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { NothingFound } from '../../lib/art/moments.tsx';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { paths } from '../../lib/paths.ts';

/** Shown for an empty cart; or, while the account's cart is loading, says so. */
export function EmptyCart({ loading }: { loading: boolean }) {
  const { t } = useTranslation('cart');
  if (loading) return <Loading heights={['16rem']} />;
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
