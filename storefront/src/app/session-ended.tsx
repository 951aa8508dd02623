import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSession } from '../lib/session/use-session.ts';

/** If its code fails to load, the failed call has already shown an error. */
const SessionEndedDialog = lazy<ComponentType>(() =>
  import('./session-ended-dialog.tsx').catch(() => ({ default: () => null })),
);

/**
 * The dialog shown when the server ended the session (R81). For logged-in users it is loaded early and kept closed, so
 * that it opens at once; others do not load it.
 */
export function SessionEnded() {
  const needed = useSession(({ token, ended }) => token !== null || ended);
  // Stays mounted after it is closed: a dialog returns the focus when it closes, but not when it is removed.
  const [kept, setKept] = useState(needed);
  if (needed && !kept) setKept(true);
  return (
    kept && (
      <Suspense>
        <SessionEndedDialog />
      </Suspense>
    )
  );
}
