import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { Keys } from '../keys.tsx';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: ReactNode;
  /** Keys that do the same, as `useShortcut` takes them. */
  shortcut?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One control; it must be named without the tooltip, which repeats the name for those who see. */
  children: ReactElement;
}

/** A word about a control, on hover and focus. */
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

/** Only a step from another control asks for the word: the focus that a closing menu gives back comes from nowhere. */
function keepShutUnlessStepped(event: FocusEvent<HTMLElement>): void {
  const stepped = event.relatedTarget !== null && event.currentTarget.matches(':focus-visible');
  if (!stepped) event.preventDefault();
}

/** Around the whole app: moving from one control to the next shows its word at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={500} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}
