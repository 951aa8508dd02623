import type { Subagent } from '@gangway/shared/contract/people/agents.ts';
import { parseMoney } from '@gangway/shared/domain/money/money.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import styles from './give-dialog.module.css';
import { useGiveMoney } from './use-give-money.ts';

interface GiveDialogProps {
  /** Null while the dialog is closed. */
  receiver: Subagent | null;
  availableSen: number | null;
  onClose: () => void;
}

/** Shows amount, receiver and remaining balance before the transfer. */
export function GiveDialog({ receiver, availableSen, onClose }: GiveDialogProps) {
  const { t } = useTranslation(['agent', 'site']);
  return (
    <Dialog
      open={receiver !== null}
      onClose={onClose}
      title={t('give.title', { name: receiver?.realName })}
      closeLabel={t('site:close')}
    >
      {receiver && <Giving receiver={receiver} availableSen={availableSen} onClose={onClose} />}
    </Dialog>
  );
}

function Giving({ receiver, availableSen, onClose }: GiveDialogProps & { receiver: Subagent }) {
  const { t } = useTranslation(['agent', 'site']);
  const { money } = useFormat();
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const give = useGiveMoney(onClose);
  const sen = parseMoney(amount) ?? 0;
  const tooMuch = availableSen !== null && sen > availableSen;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (sen === 0) document.getElementById('give-amount')?.focus();
    else give.mutate({ agentId: receiver.id, amountSen: sen, note: note.trim() });
  };
  return (
    <form className={styles.give} noValidate onSubmit={submit}>
      <TextField
        id="give-amount"
        label={t('give.amount')}
        hint={availableSen === null ? undefined : t('give.available', { amount: money(availableSen) })}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={tried && sen === 0 ? t('give.amountMissing') : undefined}
        onChange={event => setAmount(event.target.value)}
      />
      <TextField
        label={t('give.note')}
        optional={t('site:optional')}
        autoComplete="off"
        maxLength={200}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      {sen > 0 && !tooMuch && (
        <p aria-live="polite">
          {t('give.consequence', {
            name: receiver.realName,
            theirs: money(receiver.balanceSen + sen),
            mine: money((availableSen ?? sen) - sen),
          })}
        </p>
      )}
      {give.error && <Notice tone="bad" live title={give.error.message} />}
      <DialogActions>
        <Button onClick={onClose}>{t('site:cancel')}</Button>
        <Button type="submit" variant="primary" loading={give.isPending}>
          {sen > 0 ? t('give.confirm', { amount: money(sen), name: receiver.realName }) : t('give.open')}
        </Button>
      </DialogActions>
    </form>
  );
}
