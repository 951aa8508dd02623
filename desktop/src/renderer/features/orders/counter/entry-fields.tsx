import type { CounterEntries } from '@gangway/shared/contract/payment-providers/definition.ts';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface EntryFieldsProps {
  asked: CounterEntries;
  /** Where the labels and hints of these entries stand in the texts of the providers. */
  texts: string;
  bind: (name: `entries.${string}`, label: string) => FieldBinding<string>;
}

/** What a provider asks staff to type or scan. */
export function EntryFields({ asked, texts, bind }: EntryFieldsProps) {
  const { t } = useTranslation('providers');
  const say = (name: string, part: 'label' | 'hint') => t(`${texts}.${name}.${part}` as 'counter.name');
  return Object.entries(asked).map(([name, { digits }]) => (
    <TextField
      key={name}
      {...bind(`entries.${name}`, say(name, 'label'))}
      hint={say(name, 'hint')}
      inputMode={digits ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  ));
}
