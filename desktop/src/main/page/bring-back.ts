import type { BrowserWindow } from 'electron';

/** Shows the app's window at a second start, if it was minimized, hidden or behind others. */
export function bringBack(
  window: Pick<
    BrowserWindow,
    'isDestroyed' | 'isMinimized' | 'isVisible' | 'restore' | 'show' | 'focus'
  > | null,
): void {
  if (!window || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  if (!window.isVisible()) window.show();
  window.focus();
}
