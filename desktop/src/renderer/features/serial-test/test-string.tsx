import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './serial-test.module.css';
import { type Ending, endings } from './traffic.ts';

const ENDINGS = Object.keys(endings) as Ending[];

/** Sends a line to the port. */
export function TestString({ busy, onSend }: { busy: boolean; onSend: (text: string) => void }) {
  const { t } = useTranslation('serial-test');
  const [text, setText] = useState('');
  const [ending, setEnding] = useState<Ending>('crlf');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text === '');
    if (text !== '') onSend(text + endings[ending]);
  };
  return (
    <form className={styles.send} onSubmit={submit} noValidate>
      <TextField
        className={styles.text}
        label={t('send.text')}
        value={text}
        onChange={setText}
        maxLength={990}
        error={missing && text === '' ? t('send.empty') : undefined}
        spellCheck={false}
      />
      <SelectField
        label={t('send.ending')}
        value={ending}
        onChange={setEnding}
        choices={ENDINGS.map(value => ({ value, label: t(`send.endings.${value}`) }))}
      />
      <Button type="submit" icon={Send} loading={busy}>
        {t('send.action')}
      </Button>
    </form>
  );
}
