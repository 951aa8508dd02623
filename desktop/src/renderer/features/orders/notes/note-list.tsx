import type { OrderNote } from '@gangway/shared/contract/office/orders/order-notes.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { Pin, PinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from '../fields/order.module.css';
import { pinNote } from '../requests/notes.ts';
import { NoteForm } from './note-form.tsx';

/** The staff's notes on an order; pinned ones are shown at the gates. */
export function NoteList({ order }: { order: OfficeOrderDetail }) {
  const { t } = useTranslation('desk');
  const { instant } = useFormat();
  const writes = can('orders.sell');
  const pin = (note: OrderNote) =>
    pinNote(order.number, note, !note.pinned).catch((error: Error) => toasts.show(error.message, 'bad'));
  return (
    <>
      {writes && <NoteForm number={order.number} />}
      {order.notes.length === 0 && <p className={styles.quiet}>{t('notes.none')}</p>}
      <ul className={styles.list}>
        {order.notes.map(note => (
          <li key={note.id}>
            <div>
              <div className={styles.noteText}>{note.text}</div>
              <div className={styles.quiet}>{t('notes.by', { name: note.by, time: instant(note.at) })}</div>
            </div>
            <div className={styles.badges}>
              {note.pinned && <StatusBadge tone="info" label={t('notes.atGate')} />}
              {writes && (
                <IconButton
                  icon={note.pinned ? PinOff : Pin}
                  label={t(note.pinned ? 'notes.unpin' : 'notes.pin')}
                  onClick={() => void pin(note)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
