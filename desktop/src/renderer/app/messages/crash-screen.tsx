import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { MessageScreen } from './message-screen.tsx';

export function CrashScreen() {
  const { t } = useTranslation('frame');
  return (
    <MessageScreen
      icon={TriangleAlert}
      title={t('failure.crashTitle')}
      text={t('failure.crashText')}
      actions={
        <>
          {/* A full page load instead of router navigation, so that the crashed state is discarded. */}
          <ButtonLink href={paths.dashboard}>{t('failure.toStart')}</ButtonLink>
          <Button variant="primary" onClick={() => location.reload()}>
            {t('failure.reload')}
          </Button>
        </>
      }
    />
  );
}
