import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the screen that is open has the window to itself, without menu and top bar. */
export const useIsFullWindow = create<{ taken: boolean }>(() => ({ taken: false }));

/** Takes the whole window while the component is mounted. */
export function useFullWindow(): void {
  useEffect(() => {
    useIsFullWindow.setState({ taken: true });
    return () => useIsFullWindow.setState({ taken: false });
  }, []);
}
