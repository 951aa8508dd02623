import { Button } from '@gangway/shared/ui/form/button.tsx';
import { ScanLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showTicket } from '../gate/show-ticket.ts';
import styles from './entry.module.css';

/** The station's limit; no code of ours is nearly as long. */
const LONGEST_CODE = 2000;

/** A pasted code, or one scanned while the field has the focus. */
export function ScanForm() {
  const { t } = useTranslation('write-off');
  const { t: prescribed } = useTranslation('prescribed');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<'emptyResult' | 'emptyContent' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code === '' ? 'emptyResult' : code.trim() === '' ? 'emptyContent' : null);
    if (code.trim() === '') return;
    void showTicket({ code });
    setCode('');
  };
  return (
    <form className={styles.scan} onSubmit={submit} noValidate>
      <TextField
        label={t('scan.code')}
        hint={t('scan.hint')}
        icon={ScanLine}
        value={code}
        onChange={value => {
          setCode(value);
          setMissing(null);
        }}
        error={missing && prescribed(`scan.${missing}`)}
        maxLength={LONGEST_CODE}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="primary">
        {t('scan.verify')}
      </Button>
    </form>
  );
}
