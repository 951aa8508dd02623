import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showTicket } from '../gate/show-ticket.ts';
import styles from './entry.module.css';

/** As long as the station takes. */
const LONGEST = { ticketId: 60, verificationCode: 40 };

interface TypedFormProps {
  /** Closes the dialog that the form stands in, where it does. */
  onDone?: () => void;
}

/** A ticket whose code cannot be read: its id and its verification code, both required (specification section 5). */
export function TypedForm({ onDone }: TypedFormProps) {
  const { t } = useTranslation('write-off');
  const { t: specified } = useTranslation('specification');
  const [ticketId, setTicketId] = useState('');
  const [verificationCode, setVerificationCode] = useState('');
  const [tried, setTried] = useState(false);
  const firstField = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const complete = ticketId.trim() !== '' && verificationCode.trim() !== '';
    setTried(!complete);
    if (!complete) return;
    void showTicket({ ticketId, verificationCode });
    setTicketId('');
    setVerificationCode('');
    document.getElementById(firstField)?.focus();
    onDone?.();
  };
  return (
    <form className={styles.typed} onSubmit={submit} noValidate>
      <TextField
        id={firstField}
        label={t('typed.ticketId')}
        value={ticketId}
        onChange={setTicketId}
        error={tried && ticketId.trim() === '' && specified('validation.ticketId')}
        maxLength={LONGEST.ticketId}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label={t('typed.verificationCode')}
        value={verificationCode}
        onChange={setVerificationCode}
        error={tried && verificationCode.trim() === '' && specified('validation.verificationCode')}
        maxLength={LONGEST.verificationCode}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant={onDone ? 'primary' : 'secondary'}>
        {t('scan.verify')}
      </Button>
    </form>
  );
}
