import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { type Icon, IconView } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  /**
   * `primary` stands once on a screen or dialog; `danger` only where something is taken away, and `quietDanger` where that
   * is asked first.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger';
  size?: 'normal' | 'small';
  icon?: Icon;
  iconEnd?: Icon;
}

const lookClass = ({ variant = 'secondary', size }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small, className);

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and swallows clicks; the button keeps its focus. */
  loading?: boolean;
}

export function Button({
  variant,
  size,
  icon,
  iconEnd,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={lookClass({ variant, size }, className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={click}
    >
      {loading ? <Spinner /> : icon && <IconView icon={icon} />}
      <span>{children}</span>
      {iconEnd && !loading && <IconView icon={iconEnd} />}
    </button>
  );
}

/** A link that looks like a button. Give it to the router with `<Link href="…" asChild>`. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={lookClass({ variant, size }, className)}>
      {icon && <IconView icon={icon} />}
      <span>{children}</span>
      {iconEnd && <IconView icon={iconEnd} />}
    </a>
  );
}
