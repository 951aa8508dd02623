import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title: a status, a count. */
  meta?: ReactNode;
  /** Buttons, the decisive one last. */
  actions?: ReactNode;
}

/** What a screen is about, and what can be done here. */
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
