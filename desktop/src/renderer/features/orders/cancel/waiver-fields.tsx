import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../fields/order.module.css';
import { ApproverFields } from './approver-fields.tsx';
import { type WaiverValues, wrongIn } from './waiver-values.ts';

interface WaiverFieldsProps {
  /** The charge by the ladder. */
  chargeSen: number;
  value: WaiverValues;
  onChange: (value: WaiverValues) => void;
}

/** Lowers the charge of the ladder. If the user may not, another user approves it here with name and password. */
export function WaiverFields({ chargeSen, value, onChange }: WaiverFieldsProps) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  const set = (change: Partial<WaiverValues>) => onChange({ ...value, ...change });
  return (
    <>
      <Checkbox label={t('waiver.lower')} value={value.lowered} onChange={lowered => set({ lowered })} />
      {value.lowered && (
        <fieldset className={styles.way}>
          <legend className={styles.quiet}>{t('waiver.title')}</legend>
          <div className={styles.entries}>
            <MoneyField
              label={t('waiver.charge')}
              hint={t('waiver.insteadOf', { charge: money(chargeSen) })}
              value={value.chargeSen}
              onChange={next => set({ chargeSen: next })}
              error={
                wrongIn(value, chargeSen) === 'too-high' && t('waiver.tooHigh', { charge: money(chargeSen) })
              }
            />
            <TextField
              label={t('waiver.reason')}
              value={value.reason}
              onChange={reason => set({ reason })}
              maxLength={300}
              required
            />
          </div>
          <ApproverFields value={value} onChange={set} />
        </fieldset>
      )}
    </>
  );
}
