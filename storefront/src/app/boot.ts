import '../styles/index.css';
import '../lib/session/private-storage.ts';
import { startTexts } from '../lib/i18n/i18n.ts';
import { askForOrder } from '../lib/orders/early-order.ts';
import { frameDrawn } from '../lib/page/frame-drawn.ts';
import { openingShown, ticketShown } from '../lib/page/opening-shown.ts';
import { adoptPlace } from '../lib/page/page-place.ts';
import { preloadCode } from '../lib/page/preload-code.ts';

/*
 * What can begin before the site's code is loaded: this file and its imports are small, and have no part of React. The code is loaded
 * once the opening was drawn, so that nothing competes with what is visible first, and runs when its pictures were drawn too.
 */

adoptPlace();
void begin(askForOrder(location));

/** Not awaited by this module: the site's code shares its imports, and would wait for it in turn. */
async function begin(ticket: Promise<void>): Promise<void> {
  try {
    await frameDrawn();
    await ticketShown(ticket);
    preloadCode();
    // The texts of header and footer; each screen loads its own.
    const texts = startTexts(['site']);
    await openingShown();
    const { showSite } = await import('./main.tsx');
    await texts;
    await showSite();
  } catch (error) {
    showFailure();
    throw error;
  }
}

/** Shows the sentence that the server wrote into the page: what would show it otherwise could not be loaded. */
function showFailure(): void {
  const failure = document.querySelector<HTMLElement>('.opening-failure');
  if (failure) failure.hidden = false;
  window.addEventListener('online', () => location.reload(), { once: true });
}
