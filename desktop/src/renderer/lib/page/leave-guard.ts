import { useEffect, useId } from 'react';
import { create } from 'zustand';

interface LeaveGuard {
  /** Ids of the components with unsaved input. */
  unsaved: ReadonlySet<string>;
  /** The navigation that waits until the user confirms that unsaved input may be lost. */
  pending: (() => void) | null;
}

export const useLeaveGuard = create<LeaveGuard>(() => ({ unsaved: new Set(), pending: null }));

/** Runs `go`, after confirmation if unsaved input would be lost. Also for closing a dialog or drawer with a form. */
export function leave(go: () => void): void {
  if (useLeaveGuard.getState().unsaved.size === 0) go();
  else useLeaveGuard.setState({ pending: go });
}

/** Called when the user confirms: discards the input and runs the waiting navigation. */
export function discardAndLeave(): void {
  const { pending } = useLeaveGuard.getState();
  useLeaveGuard.setState({ unsaved: new Set(), pending: null });
  pending?.();
}

/** Clears all unsaved input and the question: the user who typed it has logged out. */
export const forgetUnsaved = (): void => useLeaveGuard.setState({ unsaved: new Set(), pending: null });

export const stay = (): void => useLeaveGuard.setState({ pending: null });

/**
 * Asks before navigation while `unsaved`. The returned function stops that at once, for navigation right after saving.
 */
export function useUnsavedChanges(unsaved: boolean): () => void {
  const id = useId();
  useEffect(() => {
    if (!unsaved) return;
    useLeaveGuard.setState(state => ({ unsaved: new Set([...state.unsaved, id]) }));
    return () => stopGuarding(id);
  }, [unsaved, id]);
  return () => stopGuarding(id);
}

function stopGuarding(id: string): void {
  useLeaveGuard.setState(state => ({ unsaved: new Set([...state.unsaved].filter(other => other !== id)) }));
}
