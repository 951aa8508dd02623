import updater from 'electron-updater';

const SIX_HOURS_MS = 6 * 3_600_000;

/**
 * Looks for a newer version at the feed that the package names (docs/desktop.md), now and every six hours. It is put in
 * place when the app is closed: a gate is never restarted while it boards.
 */
export function followUpdates(): void {
  const { autoUpdater } = updater;
  autoUpdater.autoInstallOnAppQuit = true;
  // A feed that cannot be reached is asked again later, and says so in its log.
  const look = () => void autoUpdater.checkForUpdates().catch(() => undefined);
  look();
  setInterval(look, SIX_HOURS_MS);
}
