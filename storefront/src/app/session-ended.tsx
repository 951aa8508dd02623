import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useSession } from '../lib/session/session.ts';

/** If its code fails to load, the failed call has already shown an error. */
const SessionEndedDialog = lazy<ComponentType>(() =>
  import('./session-ended-dialog.tsx').catch(() => ({ default: () => null })),
);

/**
 * The dialog of a session that the server ended (R81). Whoever is signed in has it from the start,
 * closed, so that it opens at once; nobody else waits for it.
 */
export function SessionEnded() {
  const needed = useSession(({ token, ended }) => token !== null || ended);
  // It stays when it is answered: a dialog that closes gives the focus back, one that is taken away does not.
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
