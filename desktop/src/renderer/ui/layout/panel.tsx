import { classNames } from '@gangway/shared/ui/class-names.ts';
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title?: ReactNode;
  actions?: ReactNode;
  /** No padding: for a table or a list of links. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A section of a screen with its own background. */
export function Panel({ title, actions, flush, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <header className={styles.header}>
          {title && <h2 id={titleId}>{title}</h2>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
