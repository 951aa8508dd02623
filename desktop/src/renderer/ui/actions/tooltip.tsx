import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { Keys } from '../keys.tsx';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: ReactNode;
  /** The control's shortcut, written as for `useShortcut`. */
  shortcut?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One control. It needs an accessible name of its own; the tooltip repeats it only for sighted users. */
  children: ReactElement;
}

/** A text about a control, shown on hover and focus. */
export function Tooltip({ text, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={keepShutUnlessStepped}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
          {text}
          {shortcut && <Keys keys={shortcut} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Opens on focus only when the focus moved from another control: when a closing menu returns the focus, there is no such
 * control.
 */
function keepShutUnlessStepped(event: FocusEvent<HTMLElement>): void {
  const stepped = event.relatedTarget !== null && event.currentTarget.matches(':focus-visible');
  if (!stepped) event.preventDefault();
}

/** Wraps the app: moving from one control to the next shows its tooltip without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={500} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}
