import { navigate } from 'wouter/use-browser-location';
import { leave, useLeaveGuard } from '../lib/page/leave-guard.ts';

/**
 * Asks for confirmation before closing, reloading, back or forward would lose unsaved input. Navigation through the
 * router is confirmed by the router itself (`aroundNav`). Must be called before the router adds its listeners, which it
 * does when it is mounted.
 */
export function guardHistoryNavigation(): void {
  const unsaved = () => useLeaveGuard.getState().unsaved.size > 0;
  const here = () => location.pathname + location.search + location.hash;
  let last = here();
  const note = () => {
    last = here();
  };
  window.addEventListener('popstate', () => {
    const target = here();
    const samePage = location.pathname === new URL(last, location.href).pathname;
    if (samePage || !unsaved()) {
      note();
      return;
    }
    // The browser has already changed the address: restore the previous one, then navigate if the input may be lost.
    history.pushState(null, '', last);
    leave(() => navigate(target));
  });
  // wouter dispatches these events for its own navigation.
  window.addEventListener('pushState', note);
  window.addEventListener('replaceState', note);
  window.addEventListener('beforeunload', event => {
    if (unsaved()) event.preventDefault();
  });
}
