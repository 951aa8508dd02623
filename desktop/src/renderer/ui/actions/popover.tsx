import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A small panel beside its button; Escape and a press elsewhere close it. */
export function Popover({ trigger, label, open, onOpenChange, align = 'start', children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.popover}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
