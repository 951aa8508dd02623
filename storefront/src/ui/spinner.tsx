import { classNames } from '@gangway/shared/ui/class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** Read out; leave it away where the words beside it already say what is going on. */
  label?: string;
  size?: number;
  className?: string;
}

/** A porthole with the sea turning in it. */
export function Spinner({ label, size = 20, className }: SpinnerProps) {
  return (
    <svg
      className={classNames(styles.spinner, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle className={styles.rim} cx="12" cy="12" r="9" />
      <circle className={styles.arc} cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}
