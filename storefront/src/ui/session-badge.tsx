import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './session-badge.module.css';

interface SessionBadgeProps {
  session: 'daytime' | 'nighttime';
  /** The word, "Daytime" or "Nighttime": the light never stands alone. */
  label: string;
  size?: 'small' | 'large';
  className?: string;
}

/** The light of a voyage: sun on warm sand, or moon on indigo. */
export function SessionBadge({ session, label, size = 'small', className }: SessionBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[session], styles[size], className)}>
      <Icon name={session === 'daytime' ? 'sun' : 'moon'} size={size === 'large' ? 20 : 16} />
      {label}
    </span>
  );
}
