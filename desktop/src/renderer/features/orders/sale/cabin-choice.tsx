import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useSailingOffer } from '../requests/sailings.ts';

interface CabinChoiceProps {
  binding: FieldBinding<string>;
  /** How many cabins, as text; empty for as many as the party needs. */
  count: FieldBinding<string>;
  party: number;
  sailingId: number | null;
}

/** Choice of cabins: none, any that hold the party, or those of one type; as many as it needs, or a number of them. */
export function CabinChoice({ binding, count, party, sailingId }: CabinChoiceProps) {
  const { t } = useTranslation('orders');
  const { text, money } = useFormat();
  const types = useSailingOffer(sailingId).data?.roomTypes ?? [];
  const numbers = Array.from({ length: party }, (_, index) => String(index + 1));
  return (
    <>
      <SelectField
        {...binding}
        choices={[
          { value: '', label: t('sale.noCabin') },
          { value: 'any', label: t('sale.anyCabin') },
          ...types.map(type => ({
            value: String(type.id),
            label: t('sale.cabinType', {
              type: text(type.name),
              price: money(type.priceSen),
              left: type.roomsLeft,
            }),
            disabled: type.roomsLeft === 0,
          })),
        ]}
      />
      <SelectField
        {...count}
        disabled={binding.value === ''}
        choices={[
          { value: '', label: t('sale.cabinsNeeded') },
          ...numbers.map(value => ({ value, label: value })),
        ]}
      />
    </>
  );
}
