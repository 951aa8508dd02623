import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { clearSession, staySignedOut, useSession } from '../../lib/session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

/** Re-Login clears the token and reloads; Cancel stays on the page (R81). */
export function SessionEndedDialog() {
  const { t } = useTranslation('frame');
  const ended = useSession(session => session.ended);
  const signInAgain = async () => {
    await clearSession();
    location.reload();
  };
  return (
    <Dialog
      open={ended}
      onClose={staySignedOut}
      size="small"
      title={t('sessionEnded.title')}
      description={t('sessionEnded.text')}
      actions={
        <>
          <Button onClick={staySignedOut}>{t('sessionEnded.cancel')}</Button>
          <Button variant="primary" onClick={() => void signInAgain()}>
            {t('sessionEnded.signIn')}
          </Button>
        </>
      }
    />
  );
}
