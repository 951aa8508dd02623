import type { BrowserWindow } from 'electron';

/** Brings the app's window back where it was started a second time: minimised, hidden or behind others. */
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
