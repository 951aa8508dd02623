import {
  type DisruptionReason,
  disruptionReasons,
} from '@gangway/shared/contract/office/sailings/sailings.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';

interface ReasonFieldProps {
  value: DisruptionReason;
  onChange: (reason: DisruptionReason) => void;
}

/** The reason why a sailing is delayed or canceled; passengers read it in their language. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('sailings');
  return (
    <SelectField
      label={t('delay.reason')}
      value={value}
      choices={disruptionReasons.map(reason => ({ value: reason, label: t(`reasons.${reason}`) }))}
      onChange={onChange}
    />
  );
}
