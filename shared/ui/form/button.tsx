import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { type IconOfClient, useKit } from '../kit.tsx';
import { Spinner } from '../status/spinner.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  /**
   * `primary` is used once per screen or dialog; `danger` only inside a dialog that removes something, and `quietDanger`
   * for the button that opens such a dialog.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger';
  size?: 'normal' | 'small';
  icon?: IconOfClient;
  iconEnd?: IconOfClient;
  /** As wide as its container. */
  block?: boolean;
}

const lookClass = ({ variant = 'secondary', size, block }: ButtonLook, className?: string) =>
  classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    block && styles.block,
    className,
  );

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores clicks; the button keeps its focus. */
  loading?: boolean;
}

export function Button({
  variant,
  size,
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
  const { Icon } = useKit();
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={lookClass({ variant, size, block }, className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={click}
    >
      {loading ? <Spinner /> : icon && <Icon icon={icon} />}
      <span>{children}</span>
      {iconEnd && !loading && <Icon icon={iconEnd} />}
    </button>
  );
}

/** A link that looks like a button. Use it in the router's `<Link href="…" asChild>`. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconEnd,
  block,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  const { Icon } = useKit();
  return (
    <a {...rest} className={lookClass({ variant, size, block }, className)}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon icon={iconEnd} />}
    </a>
  );
}
