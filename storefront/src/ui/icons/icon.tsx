import { classNames } from '@gangway/shared/ui/class-names.ts';
import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

interface IconProps {
  name: IconName;
  /** Width and height in pixels; 20 suits 16 px text. */
  size?: number;
  /** Accessible name; only where no text stands beside the icon, which is otherwise decorative. */
  label?: string;
  className?: string;
}

/** An icon of the site's own set, 24 × 24, in the color of the surrounding text. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {ICON_PATHS[name].map(d => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
