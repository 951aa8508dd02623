import { navigate } from 'wouter/use-browser-location';
import { leave, useLeaveGuard } from '../lib/page/leave-guard.ts';

/**
 * Asks before the browser's own ways lose what was typed: closing and reloading, back and forward. The router's ways are
 * asked about by the router (`aroundNav`). To be called before the router listens, which it does once it is mounted.
 */
export function guardHistoryNavigation(): void {
  const unsaved = () => useLeaveGuard.getState().unsaved.size > 0;
  const here = () => location.pathname + location.search + location.hash;
  let last = here();
  const note = () => {
    last = here();
  };
  window.addEventListener('popstate', () => {
    const wanted = here();
    const samePage = location.pathname === new URL(last, location.href).pathname;
    if (samePage || !unsaved()) {
      note();
      return;
    }
    // The browser is there already: back to what was typed, and on if that may be lost.
    history.pushState(null, '', last);
    leave(() => navigate(wanted));
  });
  // wouter tells of its own steps under these names.
  window.addEventListener('pushState', note);
  window.addEventListener('replaceState', note);
  window.addEventListener('beforeunload', event => {
    if (unsaved()) event.preventDefault();
  });
}
