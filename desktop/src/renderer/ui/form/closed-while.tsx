import { useFocusReturned } from '@gangway/shared/ui/form/focus-returned.ts';
import { type ReactNode, useRef } from 'react';

interface ClosedWhileProps {
  saving: boolean;
  children: ReactNode;
}

/** Takes no input while what is in it is saved: a change of that time would neither be saved nor stay (R476). */
export function ClosedWhile({ saving, children }: ClosedWhileProps) {
  const element = useRef<HTMLDivElement>(null);
  useFocusReturned(element, saving);
  return (
    <div ref={element} inert={saving}>
      {children}
    </div>
  );
}
