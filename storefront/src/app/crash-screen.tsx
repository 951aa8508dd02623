import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Failed } from '../lib/art/moments.tsx';
import { paths } from '../lib/paths.ts';

export function CrashScreen() {
  const { t } = useTranslation();
  return (
    <div className="wrap">
      <Failed
        headingLevel={1}
        title={t('failure.crashTitle')}
        text={t('failure.crashText')}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {t('failure.reload')}
            </Button>
            {/* A full page load instead of router navigation, so that the crashed state is discarded. */}
            <ButtonLink href={paths.home}>{t('failure.toHome')}</ButtonLink>
          </>
        }
      />
    </div>
  );
}
