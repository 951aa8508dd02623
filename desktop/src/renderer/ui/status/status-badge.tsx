import { classNames } from '@gangway/shared/ui/class-names.ts';
import { type Icon, IconView } from '../icon.tsx';
import styles from './status-badge.module.css';
import type { Tone } from './tone.ts';

interface StatusBadgeProps {
  tone: Tone;
  label: string;
  icon?: Icon;
  /** The label is a sentence: it may have two lines, and end with an ellipsis in a narrow column; it is also shown on hover. */
  sentence?: boolean;
}

/** A status, always with its text; the color only repeats it. */
export function StatusBadge({ tone, label, icon, sentence }: StatusBadgeProps) {
  return (
    <span
      className={classNames(styles.badge, styles[tone], sentence && styles.sentence)}
      title={sentence ? label : undefined}
    >
      {icon ? <IconView icon={icon} size={13} /> : <span className={styles.dot} />}
      {sentence ? <span>{label}</span> : label}
    </span>
  );
}
