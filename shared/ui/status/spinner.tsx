import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** The label for screen readers; omit it if the surrounding text already says it. */
  label?: string;
  /** Size in pixels; the size of a button's icon if omitted. */
  size?: number;
  className?: string;
}

/** An activity indicator: a ring with a rotating arc. */
export function Spinner({ label, size, className }: SpinnerProps) {
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
