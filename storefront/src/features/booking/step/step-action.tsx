import { useMedia } from '@gangway/shared/ui/hooks/use-media.ts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

/** The element for the step's button in the bar at the foot of a phone; null until the bar is shown. */
const Bar = createContext<HTMLElement | null>(null);

const SetBar = createContext<(element: HTMLElement | null) => void>(() => undefined);

/** Around the form and the bar. The form is not rendered again when the bar is shown. */
export function ActionBar({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <SetBar value={setBar}>
      <Bar value={bar}>{children}</Bar>
    </SetBar>
  );
}

/** Where the bar has room for the step's button. */
export function ActionPlace({ className }: { className: string | undefined }) {
  return <div ref={useContext(SetBar)} className={className} />;
}

/** The button that leads on from a step: in the bar at the foot of a phone, below the form on a wide screen (R382). */
export function StepAction({ children }: { children: ReactNode }) {
  const bar = useContext(Bar);
  const isNarrow = useMedia('(width < 64rem)');
  return isNarrow && bar ? createPortal(children, bar) : children;
}
