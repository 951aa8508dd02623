import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether the screen that is open has the window to itself, without menu and top bar. */
export const useWholeWindow = create<{ taken: boolean }>(() => ({ taken: false }));

/** Takes the whole window while the component is mounted. */
export function useTakenWindow(): void {
  useEffect(() => {
    useWholeWindow.setState({ taken: true });
    return () => useWholeWindow.setState({ taken: false });
  }, []);
}
