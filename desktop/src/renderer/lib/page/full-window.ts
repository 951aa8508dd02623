import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the current screen uses the full window, without menu and top bar. */
export const useIsFullWindow = create<{ taken: boolean }>(() => ({ taken: false }));

/** Uses the full window while the component is mounted. */
export function useFullWindow(): void {
  useEffect(() => {
    useIsFullWindow.setState({ taken: true });
    return () => useIsFullWindow.setState({ taken: false });
  }, []);
}
