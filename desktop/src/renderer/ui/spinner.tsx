import { classNames } from '@gangway/shared/ui/class-names.ts';
import styles from './spinner.module.css';

/** Something is under way; whoever shows it says what. */
export function Spinner({ className }: { className?: string }) {
  return <span className={classNames(styles.spinner, className)} aria-hidden />;
}
