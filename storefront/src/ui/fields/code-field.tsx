import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import type { ComponentProps } from 'react';
import styles from './code-field.module.css';

/** Six digits from a mail: one field, so that they can be pasted, and filled in by the phone. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'icon'>) {
  return (
    <TextField
      {...props}
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      // White space may be copied with the digits; the server removes it.
      maxLength={12}
    />
  );
}
