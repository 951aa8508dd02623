import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { Checkbox } from '@gangway/shared/ui/form/checkbox.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './parts-to-cancel.module.css';
import {
  everything,
  liveCabins,
  liveTickets,
  nothing,
  type Selection,
  sizeOf,
  toggled,
} from './selection.ts';

interface PartsToCancelProps {
  order: OrderDetail;
  selection: Selection;
  onChange: (selection: Selection) => void;
}

export function PartsToCancel({ order, selection, onChange }: PartsToCancelProps) {
  const { t } = useTranslation(['orders', 'site']);
  const { money } = useFormat();
  const all = everything(order);
  const [chosen, most] = [sizeOf(selection), sizeOf(all)];
  return (
    <fieldset className={styles.parts}>
      <legend>{t('cancel.which')}</legend>
      {most > 1 && (
        <Checkbox
          checked={chosen === most}
          mixed={chosen > 0 && chosen < most}
          label={t('cancel.everything')}
          onChange={() => onChange(chosen === most ? nothing : all)}
        />
      )}
      {liveTickets(order).map(ticket => (
        <Checkbox
          key={ticket.id}
          checked={selection.tickets.has(ticket.id)}
          label={t('cancel.ticket', {
            name: ticket.passengerName,
            type: t(`site:ticketType.${ticket.ticketType}`),
            price: money(ticket.priceSen),
          })}
          onChange={() => onChange({ ...selection, tickets: toggled(selection.tickets, ticket.id) })}
        />
      ))}
      {liveCabins(order).map(cabin => (
        <Checkbox
          key={cabin.id}
          checked={selection.cabins.has(cabin.id)}
          label={t('cancel.cabin', { number: cabin.number, price: money(cabin.priceSen) })}
          onChange={() => onChange({ ...selection, cabins: toggled(selection.cabins, cabin.id) })}
        />
      ))}
    </fieldset>
  );
}
