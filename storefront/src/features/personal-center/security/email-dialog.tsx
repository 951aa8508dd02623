import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentCode } from '../../../lib/one-time-code/sent-code.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmailCodeStep } from './email-code-step.tsx';
import { NewEmailStep } from './new-email-step.tsx';

interface EmailDialogProps {
  open: boolean;
  /** The initial address: the account's own, if it is unconfirmed. */
  initial: string;
  onClose: () => void;
}

/** Changes or confirms the e-mail: first the address and the password, then the code that was sent there. */
export function EmailDialog({ open, initial, onClose }: EmailDialogProps) {
  const { t } = useTranslation(['personal-center', 'site']);
  const [codeRequest, setCodeRequest] = useState<{ sent: SentCode; currentPassword: string } | null>(null);
  const close = () => {
    setCodeRequest(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={t('email.heading')} closeLabel={t('site:close')}>
      {codeRequest ? (
        <EmailCodeStep
          sent={codeRequest.sent}
          currentPassword={codeRequest.currentPassword}
          onSent={sent => setCodeRequest({ ...codeRequest, sent })}
          onDone={close}
        />
      ) : (
        <NewEmailStep
          initial={initial}
          onSent={(sent, currentPassword) => setCodeRequest({ sent, currentPassword })}
        />
      )}
    </Dialog>
  );
}
