import updater from 'electron-updater';

const SIX_HOURS_MS = 6 * 3_600_000;

/**
 * Checks the package's update feed (docs/desktop.md), now and every six hours. An update is installed when the app is
 * closed, so a gate never restarts during boarding.
 */
export function followUpdates(): void {
  const { autoUpdater } = updater;
  autoUpdater.autoInstallOnAppQuit = true;
  // An unreachable feed is checked again later; the updater logs it.
  const check = () => void autoUpdater.checkForUpdates().catch(() => undefined);
  check();
  setInterval(check, SIX_HOURS_MS);
}
