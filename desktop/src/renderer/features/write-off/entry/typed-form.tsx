import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { GateRecord } from '../../../../bridge-gate.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showTicket } from '../gate/show-ticket.ts';
import styles from './entry.module.css';
import { Keypad } from './keypad.tsx';

/** The station's limit. */
const MAX_CODE_BYTES = { ticketId: 60, verificationCode: 40 };

interface TypedFormProps {
  /** With keys on the screen, for gloves. */
  gloves?: boolean;
}

/** A ticket whose code cannot be read: its id and its verification code, both required (R57). */
export function TypedForm({ gloves }: TypedFormProps) {
  const { t } = useTranslation('write-off');
  const { t: prescribed } = useTranslation('prescribed');
  const { ticketId, verificationCode } = useTypedTicket();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [firstField, lastField] = [useId(), useId()];
  const missing = ticketId.trim() === '' ? firstField : verificationCode.trim() === '' ? lastField : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(missing !== null);
    if (missing) document.getElementById(missing)?.focus();
    if (missing || busy) return;
    setBusy(true);
    const decided = await showTypedTicket();
    setBusy(false);
    if (decided && field.current === document.activeElement) document.getElementById(firstField)?.focus();
  };
  const shared = {
    inputMode: gloves ? ('none' as const) : undefined,
    autoComplete: 'off',
    spellCheck: false,
  };
  const verify = (
    <Button type="submit" variant={gloves ? 'primary' : 'secondary'} loading={busy}>
      {t('scan.verify')}
    </Button>
  );
  return (
    <form
      className={classNames(styles.typed, gloves && styles.withKeys)}
      onSubmit={submit}
      onKeyDown={verifyOnce}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) field.current = target;
      }}
      noValidate
    >
      <TextField
        id={firstField}
        label={t('typed.ticketId')}
        value={ticketId}
        onChange={value => useTypedTicket.setState({ ticketId: value })}
        error={tried && ticketId.trim() === '' && prescribed('validation.ticketId')}
        maxLength={MAX_CODE_BYTES.ticketId}
        {...shared}
      />
      <TextField
        id={lastField}
        label={t('typed.verificationCode')}
        value={verificationCode}
        onChange={value => useTypedTicket.setState({ verificationCode: value })}
        error={tried && verificationCode.trim() === '' && prescribed('validation.verificationCode')}
        maxLength={MAX_CODE_BYTES.verificationCode}
        {...shared}
      />
      {gloves ? <Keypad input={() => field.current} submit={verify} /> : verify}
    </form>
  );
}

/** A held key verifies the ticket once: the input may stay, and every wrong code counts. */
function verifyOnce(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

interface TypedTicket {
  ticketId: string;
  verificationCode: string;
}

const nothing: TypedTicket = { ticketId: '', verificationCode: '' };

/** The typed ticket. It is kept when the gate mode's dialog closes, so that a typing error can be corrected. */
const useTypedTicket = create<TypedTicket>(() => nothing);

/** Refusals that a typing error causes. */
const slips: readonly (BoardingRefusal | null)[] = ['wrong-code', 'not-found'];

const isDecided = (record: GateRecord | null) => record !== null && !slips.includes(record.refusal);

/** Verifies the typed ticket. The input stays if the gate could not identify the ticket. Returns whether it could. */
async function showTypedTicket(): Promise<boolean> {
  const shown = useTypedTicket.getState();
  const decided = isDecided(await showTicket(shown));
  if (decided && useTypedTicket.getState() === shown) useTypedTicket.setState(nothing);
  return decided;
}
