import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  /** `primary` is coral and stands once on a screen; `danger` only inside a dialog that takes something away. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  icon?: IconName;
  iconEnd?: IconName;
  /** As wide as its container. */
  block?: boolean;
}

const lookClass = ({ variant = 'secondary', block }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], block && styles.block, className);

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and swallows clicks; the button keeps its focus and its width. */
  loading?: boolean;
}

export function Button({
  variant,
  icon,
  iconEnd,
  block,
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
      className={lookClass({ variant, block }, className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={click}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && !loading && <Icon name={iconEnd} />}
    </button>
  );
}

/** A link that looks like a button. Give it to the router with `<Link href="…" asChild>`. */
export function ButtonLink({
  variant,
  icon,
  iconEnd,
  block,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={lookClass({ variant, block }, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  );
}
