import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { clearSession, staySignedOut } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Dialog } from '../ui/dialogs/dialog.tsx';

/** Re-Login clears the token and reloads; Cancel stays on the page (R81). */
export default function SessionEndedDialog() {
  const { t } = useTranslation();
  const ended = useSession(session => session.ended);
  const signInAgain = () => {
    clearSession();
    location.reload();
  };
  return (
    <Dialog
      open={ended}
      onClose={staySignedOut}
      layout="middle"
      title={t('sessionEnded.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={staySignedOut}>{t('sessionEnded.cancel')}</Button>
          <Button variant="primary" onClick={signInAgain}>
            {t('sessionEnded.signIn')}
          </Button>
        </>
      }
    >
      <p>{t('sessionEnded.text')}</p>
    </Dialog>
  );
}
