import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** As long as the contract takes. */
const LONGEST_NAME = 40;

interface GateNameProps {
  name: string;
  placeholder: string | undefined;
  onRename: (name: string) => void;
}

/** What this gate is called; it takes effect when the field is left, or with Enter. */
export function GateName({ name, placeholder, onRename }: GateNameProps) {
  const { t } = useTranslation('write-off');
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed !== null && typed.trim() !== name) onRename(typed.trim());
    setTyped(null);
  };
  return (
    <TextField
      label={t('gate')}
      value={typed ?? name}
      onChange={setTyped}
      onBlur={finish}
      onKeyDown={event => event.key === 'Enter' && finish()}
      placeholder={placeholder}
      maxLength={LONGEST_NAME}
      autoComplete="off"
    />
  );
}
