import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** The reason for a change to an account; shown in the customer's history. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation('customers');
  return (
    <TextField
      label={t('fields.reason')}
      hint={t('fields.reasonHint')}
      value={value}
      onChange={onChange}
      maxLength={200}
    />
  );
}
