import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

/**
 * The buttons at the end of a form in a dialog, the primary one last; on a phone they have full width, the primary one on
 * top.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
