import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table of amounts; where they are too wide for the window, it scrolls to the side. */
export const MoneyTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.frame}>
    <table className={styles.table} aria-label={label}>
      {children}
    </table>
  </div>
);
