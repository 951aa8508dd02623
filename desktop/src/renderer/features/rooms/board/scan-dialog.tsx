import type { BoardRoom } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { CircleCheck, CircleX, Undo2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanner } from '../../../lib/scanner/use-scanner.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconView } from '../../../ui/icon.tsx';
import { useActOnRoom, useCheckInByTicket } from '../requests/act-on-room.ts';
import styles from './scan-dialog.module.css';

/** The result of a scan. */
interface Outcome {
  id: number;
  ok: boolean;
  title: string;
  text: string;
  /** The room that was checked in: this can be undone. */
  room?: { id: number; number: string };
}

const SHOWN = 6;

/** A serial as it is; of the long code in a QR code enough to tell two apart. */
const shortened = (ticket: string) => (ticket.length > 20 ? `${ticket.slice(0, 20)}…` : ticket.trim());

interface ScanDialogProps {
  shipId: number;
  /** The room to check in to; by default the ticket's own. */
  room?: BoardRoom;
  /** The code that was scanned before the dialog was open. */
  first?: string;
  onClose: () => void;
}

/**
 * Checks in guests one after the other by scanned or typed ticket. Results are shown large, with the previous ones below.
 */
export function ScanDialog({ shipId, room, first, onClose }: ScanDialogProps) {
  const { t } = useTranslation(['rooms', 'prescribed', 'frame']);
  const { enumerate } = useFormat();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState('');
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const checkIn = useCheckInByTicket();
  const acting = useActOnRoom();
  const ids = useRef(0);
  const showOutcome = (outcome: Omit<Outcome, 'id'>) => {
    ids.current += 1;
    setOutcomes(before => [{ ...outcome, id: ids.current }, ...before].slice(0, SHOWN));
  };
  const send = async (ticket: string) => {
    try {
      const done = await checkIn.mutateAsync({ ticket, shipId, roomId: room?.id });
      const { number, floor } = done.room;
      showOutcome({
        ok: true,
        title: t('scan.arrived', { number, floor }),
        text: enumerate(done.party?.guests ?? []),
        room: done.room,
      });
    } catch (error) {
      const value = (error as Error).message;
      showOutcome({
        ok: false,
        title: t('scan.refused'),
        text: t('frame:labelled', { label: shortened(ticket), value }),
      });
    }
  };
  const undo = async ({ id, number }: { id: number; number: string }) => {
    try {
      await acting.mutateAsync({ roomId: id, action: 'check-in-undone' });
      showOutcome({ ok: true, title: t('scan.undone'), text: t('done.check-in-undone', { number }) });
    } catch (error) {
      showOutcome({ ok: false, title: t('scan.notUndone'), text: (error as Error).message });
    }
  };
  const showEmpty = (what: 'result' | 'content') =>
    setMissing(t(what === 'result' ? 'prescribed:scan.emptyResult' : 'prescribed:scan.emptyContent'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checkIn.isPending) return;
    if (text.trim() === '') {
      return showEmpty(text === '' ? 'result' : 'content');
    }
    setMissing('');
    setText('');
    void send(text);
  };
  // Scans are processed in order, one at a time, so that the latest scan's result is the latest shown.
  const queue = useRef<Promise<void>>(Promise.resolve());
  const take = (ticket: string) => {
    setMissing('');
    queue.current = queue.current.then(() => send(ticket));
  };
  useScanner({ who: 'page', code: take, empty: showEmpty });
  const started = useRef(false);
  useEffect(() => {
    if (started.current || !first) return;
    started.current = true;
    take(first);
  });

  const [last, ...earlier] = outcomes;
  return (
    <Dialog
      open
      onClose={onClose}
      title={room ? t('scan.titleRoom', { number: room.number }) : t('scan.title')}
      description={t('scan.hint')}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('scan.field')}
          value={text}
          error={missing}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          onChange={typed => {
            setText(typed);
            setMissing('');
          }}
        />
        <Button type="submit" variant="primary" loading={checkIn.isPending}>
          {t('scan.action')}
        </Button>
      </form>
      <div aria-live="assertive">
        {last && (
          <p className={classNames(styles.outcome, last.ok ? styles.ok : styles.bad)}>
            <IconView icon={last.ok ? CircleCheck : CircleX} size={28} />
            <span>
              <strong>{last.title}</strong>
              {last.text}
            </span>
          </p>
        )}
      </div>
      {last?.room && (
        <div>
          <Button icon={Undo2} loading={acting.isPending} onClick={() => last.room && undo(last.room)}>
            {t('action.check-in-undone')}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <ul className={styles.earlier} aria-label={t('scan.earlier')}>
          {earlier.map(outcome => (
            <li key={outcome.id}>
              <IconView
                icon={outcome.ok ? CircleCheck : CircleX}
                className={outcome.ok ? styles.good : styles.wrong}
              />
              {outcome.ok ? t('frame:labelled', { label: outcome.title, value: outcome.text }) : outcome.text}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
