import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { MessageScreen } from './message-screen.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation('frame');
  usePageTitle(t('notFound.title'));
  return (
    <MessageScreen
      icon={Compass}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <Link href={paths.dashboard} asChild>
          <ButtonLink variant="primary">{t('failure.toStart')}</ButtonLink>
        </Link>
      }
    />
  );
}
