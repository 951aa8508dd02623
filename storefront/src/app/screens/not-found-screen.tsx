import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PageNotFoundState } from '../../lib/art/moments.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';

export default function NotFoundScreen() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <div className="wrap">
      <PageNotFoundState
        headingLevel={1}
        title={t('notFound.heading')}
        text={t('notFound.text')}
        actions={
          <Link href={paths.home} asChild>
            <ButtonLink variant="primary">{t('notFound.toHome')}</ButtonLink>
          </Link>
        }
      />
    </div>
  );
}
