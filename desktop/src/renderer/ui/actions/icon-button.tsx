import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps } from 'react';
import { type Icon, IconView } from '../icon.tsx';
import styles from './icon-button.module.css';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: Icon;
  /** Accessible name, which the tooltip shows too. */
  label: string;
  shortcut?: string;
  /** Side on which the tooltip opens. */
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A button that is only an icon. */
export function IconButton({
  icon,
  label,
  shortcut,
  side,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut} side={side}>
      <button {...rest} type={type} className={classNames(styles.button, className)} aria-label={label}>
        <IconView icon={icon} />
      </button>
    </Tooltip>
  );
}
