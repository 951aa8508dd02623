import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useSailingOffer } from '../requests/sailings.ts';
import styles from './sale.module.css';
import { MIXED } from './sale-values.ts';

interface CabinChoiceProps {
  binding: FieldBinding<string>;
  /** How many cabins, as text; empty for as many as the party needs. */
  count: FieldBinding<string>;
  /** How many cabins of a type, where there are several types. */
  mix: (typeId: number, label: string) => FieldBinding<string>;
  party: number;
  sailingId: number | null;
}

/**
 * Choice of cabins: none, any that hold the party, those of one type, or of several (R361); as many as needed, or a
 * given number.
 */
export function CabinChoice({ binding, count, mix, party, sailingId }: CabinChoiceProps) {
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
          ...(types.length > 1 && party > 1 ? [{ value: MIXED, label: t('sale.mixedCabins') }] : []),
        ]}
      />
      {binding.value !== MIXED && (
        <SelectField
          {...count}
          disabled={binding.value === ''}
          choices={[
            { value: '', label: t('sale.cabinsNeeded') },
            ...numbers.map(value => ({ value, label: value })),
          ]}
        />
      )}
      {binding.value === MIXED && (
        <div className={styles.mix}>
          {types
            .filter(({ roomsLeft }) => roomsLeft > 0)
            .map(type => {
              const of = mix(
                type.id,
                t('sale.cabinsOfType', { type: text(type.name), price: money(type.priceSen) }),
              );
              return (
                <SelectField
                  key={type.id}
                  {...of}
                  value={of.value ?? ''}
                  choices={[
                    { value: '', label: t('sale.noneOfType') },
                    ...numbers.slice(0, type.roomsLeft).map(value => ({ value, label: value })),
                  ]}
                />
              );
            })}
        </div>
      )}
    </>
  );
}
