import {
  type PassengerField,
  passengerFieldNames,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import type { OfficeOrderDetail, OfficePassenger } from '@gangway/shared/contract/office/orders/orders.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import styles from '../fields/order.module.css';
import { PassengerForm } from './passenger-form.tsx';

/** The passengers, with full document numbers: staff compare them with the documents presented. */
export function PeopleList({ order }: { order: OfficeOrderDetail }) {
  const [editing, setEditing] = useState<OfficePassenger | null>(null);
  const editable = (order.status === 'unpaid' || order.status === 'paid') && can('orders.sell');
  return (
    <>
      <ul className={styles.list}>
        {order.people.map(person => (
          <Person
            key={person.id}
            person={person}
            order={order}
            onEdit={
              editable && !person.canceledAt && person.boardingStatus === 'pending'
                ? () => setEditing(person)
                : undefined
            }
          />
        ))}
      </ul>
      {editing && (
        <PassengerForm
          number={order.number}
          person={editing}
          route={order.sailing.route}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

/** Fields shown as a phrase or beside the passenger; all others are shown with their label. */
const phrased: readonly PassengerField[] = [
  'name',
  'phone',
  'gender',
  'birthDate',
  'idType',
  'idNumber',
  'documentExpiry',
  'issuingCountry',
  'nationality',
  'referralCode',
  'email',
  'remarks',
];

interface PersonProps {
  person: OfficePassenger;
  order: OfficeOrderDetail;
  onEdit?: () => void;
}

function Person({ person, order, onEdit }: PersonProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { country, plainDate, money } = useFormat();
  const ticket = order.tickets.find(({ id }) => id === person.ticketId);
  if (!ticket) return null;
  const document = [
    `${t(`idType.${person.idType}`)} ${person.idNumber}`,
    person.documentExpiry && t('order.expires', { date: plainDate(person.documentExpiry) }),
    person.issuingCountry && t('order.issuedBy', { country: country(person.issuingCountry) }),
  ];
  const about = [
    t(`frame:ticketType.${person.ticketType}`),
    t(`gender.${person.gender}`),
    country(person.nationality),
    t('order.born', { date: plainDate(person.birthDate) }),
    person.phone && phoneToRead(person.phone),
    person.email,
    ...passengerFieldNames
      .filter(field => !phrased.includes(field) && person[field])
      .map(field => t('order.field', { field: t(`fields.${field}`), value: person[field] })),
  ];
  const canceled = (chargeSen: number) =>
    chargeSen > 0 ? t('order.canceledPart', { charge: money(chargeSen) }) : t('order.canceledFree');
  const location = [
    ticket.seat && t('order.seat', { seat: ticket.seat }),
    ticket.cabin && t('cancel.cabin', { number: ticket.cabin }),
  ];
  return (
    <li>
      <div>
        <div className={styles.badges}>
          <strong className={person.canceledAt ? styles.gone : undefined}>{person.name}</strong>
          {person.boardingStatus === 'boarded' && <StatusBadge tone="ok" label={t('boarding.boarded')} />}
          {onEdit && (
            <IconButton
              className={styles.inLine}
              icon={Pencil}
              label={t('order.edit', { name: person.name })}
              onClick={onEdit}
            />
          )}
        </div>
        <div>{document.filter(Boolean).join(' · ')}</div>
        <div className={styles.quiet}>{about.filter(Boolean).join(' · ')}</div>
        {person.remarks && <div className={styles.quiet}>{person.remarks}</div>}
      </div>
      <div className={styles.end}>
        <span>{money(ticket.priceSen)}</span>
        {ticket.seatFeeSen > 0 && (
          <span className={styles.quiet}>{t('order.seatFee', { fee: money(ticket.seatFeeSen) })}</span>
        )}
        <span className={styles.quiet}>{t('order.serial', { serial: ticket.serial })}</span>
        <span className={styles.quiet}>
          {ticket.canceledAt ? canceled(ticket.chargeSen ?? 0) : location.filter(Boolean).join(' · ')}
        </span>
      </div>
    </li>
  );
}
