import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** The fragment by which a link names it. */
  id?: string;
  defaultOpen?: boolean;
  className?: string;
  onToggle?: (open: boolean) => void;
}

/** Details that can be expanded. Uses the native `<details>`, so that the browser's page search finds the text too. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, id, defaultOpen = false, className, onToggle } = props;
  return (
    <details
      id={id}
      className={classNames(styles.disclosure, className)}
      open={defaultOpen}
      onToggle={event => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <Icon className={styles.chevron} name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
