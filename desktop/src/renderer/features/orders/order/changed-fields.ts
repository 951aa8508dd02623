import type { OfficeOrderEvent } from '@gangway/shared/contract/office/orders/orders.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';

type FieldChanges = Record<string, { from: unknown; to: unknown }>;

const NOTHING = '–';

/**
 * Describes the corrections of an entry: "Date of birth: 12 Dec 1988 → 13 Dec 1988". The log keeps only the initials of
 * a name and the last characters of a number; if those are unchanged, only the field is named.
 */
export function useChangedFields() {
  const { t } = useTranslation('orders');
  const { country, plainDate, enumerate } = useFormat();
  const write = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return NOTHING;
    const text = String(value);
    switch (field) {
      case 'gender':
        return t(`gender.${text as 'male'}`);
      case 'idType':
        return t(`idType.${text as 'passport'}`);
      case 'nationality':
      case 'issuingCountry':
        return country(text);
      case 'birthDate':
      case 'documentExpiry':
        return plainDate(text);
      default:
        return text;
    }
  };
  return (detail: OfficeOrderEvent['detail']): string =>
    enumerate(
      Object.entries((detail?.changes as FieldChanges | undefined) ?? {}).map(([field, { from, to }]) => {
        const name = t(`fields.${field as 'name'}`);
        const [before, after] = [write(field, from), write(field, to)];
        return before === after ? name : t('order.event.change', { field: name, from: before, to: after });
      }),
    );
}
