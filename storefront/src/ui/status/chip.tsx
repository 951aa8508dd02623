import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './chip.module.css';

interface ChipProps {
  tone?: 'neutral' | 'info' | 'ok' | 'warn' | 'bad';
  icon?: IconName;
  children: ReactNode;
  className?: string;
}

/** A state or a fact in a word or two. The color only repeats the text. */
export function Chip({ tone = 'neutral', icon, children, className }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone], className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}

interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  icon?: IconName;
}

/** A filter that can be switched on or off. */
export function ToggleChip({ pressed, onChange, icon, className, children, ...rest }: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.toggle, className)}
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      {pressed ? <Icon name="check" size={18} /> : icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}
