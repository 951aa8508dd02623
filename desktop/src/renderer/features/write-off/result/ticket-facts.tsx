import { StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GateRecord } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IconView } from '../../../ui/icon.tsx';
import styles from './result-panel.module.css';

type Ticket = NonNullable<GateRecord['ticket']>;

/** The passenger at the gate, with seat and cabin. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('write-off');
  const { money } = useFormat();
  return (
    <div className={styles.ticket}>
      <p className={styles.name}>{ticket.passengerName}</p>
      {ticket.minor && (
        <p className={styles.minor}>
          {t('minor')} · <Guardian guardian={ticket.guardian} />
        </p>
      )}
      {ticket.notes.length > 0 && (
        <ul className={styles.notes} aria-label={t('notes')}>
          {ticket.notes.map(note => (
            <li key={note}>
              <IconView icon={StickyNote} size={32} />
              {note}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        <Fact name={t('seat')} value={ticket.seat || t('noCabin')} />
        <Fact name={t('cabin')} value={ticket.cabin ?? t('noCabin')} />
        <Fact name={t('type')} value={t(`types.${ticket.ticketType}`)} />
        <Fact name={t('serial')} value={ticket.serial} />
        {ticket.stillToPaySen > 0 && <Fact name={t('stillToPay')} value={money(ticket.stillToPaySen)} />}
      </dl>
    </div>
  );
}

function Guardian({ guardian }: { guardian: Ticket['guardian'] }) {
  const { t } = useTranslation('write-off');
  if (!guardian) return t('noGuardian');
  const where = t(guardian.boarded ? 'guardianBoarded' : 'guardianMissing');
  return `${t('guardian', { name: guardian.name })} (${where})`;
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
