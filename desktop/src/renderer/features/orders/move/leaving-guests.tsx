import type { SailingMovePreview } from '@gangway/shared/contract/office/orders/order-changes.ts';
import type { OfficeOrderDetail } from '@gangway/shared/contract/office/orders/orders.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import styles from '../fields/order.module.css';

interface Person {
  id: string;
  name: string;
  boarded: boolean;
  cabin: string | null;
}

/** The passengers of an order with a ticket, in their order. */
export const partyOf = ({ people, tickets }: OfficeOrderDetail): Person[] =>
  people
    .filter(({ canceledAt }) => !canceledAt)
    .map(({ id, name, ticketId, boardingStatus }) => ({
      id,
      name,
      boarded: boardingStatus === 'boarded',
      cabin: tickets.find(ticket => ticket.id === ticketId)?.cabin ?? null,
    }));

interface LeavingGuestsProps {
  party: readonly Person[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Selects the passengers who move to another sailing; those on board cannot (R372). */
export function LeavingGuests({ party, chosen, onChange }: LeavingGuestsProps) {
  const { t } = useTranslation('orders');
  const ashore = party.filter(({ boarded }) => !boarded).map(({ id }) => id);
  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.quiet}>{t('move.who')}</legend>
      <Checkbox
        className={styles.everyone}
        label={t('move.everybody')}
        value={chosen.size === party.length}
        mixed={chosen.size > 0 && chosen.size < party.length}
        onChange={on => onChange(new Set(on ? ashore : []))}
      />
      {party.map(({ id, name, boarded, cabin }) => (
        <Checkbox
          key={id}
          label={t(cabin === null ? 'move.guestWithoutCabin' : 'move.guest', { name, cabin })}
          value={chosen.has(id)}
          disabled={boarded}
          onChange={on => choose(id, on)}
        />
      ))}
    </fieldset>
  );
}

/** Who moves and who stays, each with the cabins before and after (R374); hidden if all move. */
export function GuestsApart({ guests }: Pick<SailingMovePreview, 'guests'>) {
  const { t } = useTranslation('orders');
  if (guests.every(({ goes }) => goes)) return null;
  const named = (number: string | null) => (number === null ? t('order.noCabin') : number);
  return (
    <ul className={styles.steps} aria-label={t('move.apart')}>
      {guests.map(({ passengerId, name, goes, cabin: { from, to } }) => (
        <li key={passengerId}>
          <span>{name}</span>
          <span>
            {goes
              ? t('move.goes', { from: named(from), to: named(to) })
              : t('move.stays', { cabin: named(from) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
