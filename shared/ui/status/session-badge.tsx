import type { Session } from '../../contract/base/vocabulary.ts';
import { classNames } from '../class-names.ts';
import { useKit } from '../kit.tsx';
import styles from './session-badge.module.css';

interface SessionBadgeProps {
  session: Session;
  /** The label, "Daytime" or "Nighttime": color alone is not enough. */
  label: string;
  size?: 'small' | 'large';
  className?: string;
}

/** A sailing's session: a sun on sand, or a moon on indigo. */
export function SessionBadge({ session, label, size = 'small', className }: SessionBadgeProps) {
  const { Icon, icons } = useKit();
  return (
    <span className={classNames(styles.badge, styles[session], styles[size], className)}>
      <Icon icon={icons[session]} />
      {label}
    </span>
  );
}
