import { useEffect, useId } from 'react';
import { create } from 'zustand';

interface LeaveGuard {
  /** Who holds something that was typed and not saved. */
  unsaved: ReadonlySet<string>;
  /** Where somebody wants to go, and has not yet said whether what they typed may be lost. */
  pending: (() => void) | null;
}

export const useLeaveGuard = create<LeaveGuard>(() => ({ unsaved: new Set(), pending: null }));

/** Goes, or asks first where something typed would be lost. For closing a dialog or drawer with a form as well. */
export function leave(go: () => void): void {
  if (useLeaveGuard.getState().unsaved.size === 0) go();
  else useLeaveGuard.setState({ pending: go });
}

/** The answer to the question: what was typed may be lost. */
export function discardAndLeave(): void {
  const { pending } = useLeaveGuard.getState();
  useLeaveGuard.setState({ unsaved: new Set(), pending: null });
  pending?.();
}

/** Nothing is asked any more: whoever typed it has left. */
export const forgetUnsaved = (): void => useLeaveGuard.setState({ unsaved: new Set(), pending: null });

export const stay = (): void => useLeaveGuard.setState({ pending: null });

/** Guards what was typed while `unsaved`; the returned function lets go at once, for going on right after saving. */
export function useUnsavedChanges(unsaved: boolean): () => void {
  const id = useId();
  useEffect(() => {
    if (!unsaved) return;
    useLeaveGuard.setState(state => ({ unsaved: new Set([...state.unsaved, id]) }));
    return () => letGo(id);
  }, [unsaved, id]);
  return () => letGo(id);
}

function letGo(id: string): void {
  useLeaveGuard.setState(state => ({ unsaved: new Set([...state.unsaved].filter(other => other !== id)) }));
}
