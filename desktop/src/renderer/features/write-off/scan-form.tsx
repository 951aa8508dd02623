import { ScanLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './write-off.module.css';

/** A code that is pasted, or scanned while the field has the focus. */
export function ScanForm({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('write-off');
  const { t: specified } = useTranslation('specification');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<'emptyResult' | 'emptyContent' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code === '' ? 'emptyResult' : code.trim() === '' ? 'emptyContent' : null);
    if (code.trim() === '') return;
    onCode(code);
    setCode('');
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('scan.code')}
        hint={t('scan.hint')}
        icon={ScanLine}
        value={code}
        onChange={value => {
          setCode(value);
          setMissing(null);
        }}
        error={missing && specified(`scan.${missing}`)}
        autoComplete="off"
        spellCheck={false}
        autoFocus
      />
      <Button type="submit" variant="primary">
        {t('scan.verify')}
      </Button>
    </form>
  );
}
