import type { CounterEntries } from '@gangway/shared/contract/payment-providers/definition.ts';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../fields/order.module.css';

interface EntryFieldsProps {
  entries: CounterEntries;
  /** Key in the providers' texts under which the labels and hints of these entries are. */
  texts: string;
  bind: (name: `entries.${string}`, label: string) => FieldBinding<string>;
}

/** The fields that a provider requires. */
export function EntryFields({ entries, texts, bind }: EntryFieldsProps) {
  const { t } = useTranslation('providers');
  const label = (name: string, part: 'label' | 'hint') => t(`${texts}.${name}.${part}` as 'counter.name');
  return (
    <div className={styles.entries}>
      {Object.entries(entries).map(([name, { digits }]) => (
        <TextField
          key={name}
          {...bind(`entries.${name}`, label(name, 'label'))}
          hint={label(name, 'hint')}
          inputMode={digits ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
    </div>
  );
}
