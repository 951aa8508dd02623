import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** Shown beside the title: a status, a count. */
  meta?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

/** The title of a screen, with its actions. */
export function PageHeader({ title, meta, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {meta}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
