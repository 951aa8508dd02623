import { useMedia } from '@gangway/shared/ui/hooks/use-media.ts';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place for the step's button in the bar at the foot of a phone; null until the bar is shown. */
export const ActionBar = createContext<HTMLElement | null>(null);

/** The button that leads on from a step: in the bar at the foot of a phone, below the form on a wide screen (R382). */
export function StepAction({ children }: { children: ReactNode }) {
  const bar = useContext(ActionBar);
  const isNarrow = useMedia('(width < 64rem)');
  return isNarrow && bar ? createPortal(children, bar) : children;
}
