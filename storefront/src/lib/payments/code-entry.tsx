import { Button } from '@gangway/shared/ui/form/button.tsx';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { type FormEvent, useState } from 'react';
import styles from './code-entry.module.css';

interface CodeEntryProps {
  id?: string;
  label: string;
  hint: string;
  action: string;
  /** The error for an empty entry. */
  missing: string;
  error: string | undefined;
  pending: boolean;
  onUse: (code: string) => void;
}

/** A field for a code, and its button. */
export function CodeEntry({ id, label, hint, action, missing, error, pending, onUse }: CodeEntryProps) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const code = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code !== '') onUse(code);
  };
  return (
    <form className={styles.entry} noValidate onSubmit={submit}>
      <TextField
        id={id}
        className={styles.field}
        label={label}
        hint={hint}
        optional
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={tried && code === '' ? missing : error}
        onChange={event => {
          setTyped(event.target.value);
          setTried(false);
        }}
      />
      <Button type="submit" loading={pending}>
        {action}
      </Button>
    </form>
  );
}
