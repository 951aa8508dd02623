import { classNames } from '@gangway/shared/ui/class-names.ts';
import { type Icon, IconView } from '../icon.tsx';
import styles from './status-badge.module.css';
import type { Tone } from './tone.ts';

interface StatusBadgeProps {
  tone: Tone;
  label: string;
  icon?: Icon;
}

/** A status, always with its text; the color only repeats it. */
export function StatusBadge({ tone, label, icon }: StatusBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon ? <IconView icon={icon} size={13} /> : <span className={styles.dot} />}
      {label}
    </span>
  );
}
