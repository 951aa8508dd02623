import { menuScreens } from '../e2e/support/menu.ts';
import type { Scene } from './scene.ts';
import { orderScenes } from './scenes-orders.ts';

/** Calls without which no screen is known at all. */
const FRAME = /\/(sysUser\/info|config\/getUseTime|settings\/public)$/;
const asked = (url: URL) => url.pathname.startsWith('/prod-api/') && !FRAME.test(url.pathname);

/** Every screen of the menu as it opens, while it waits for the server, and when nothing comes of it. */
const menuScenes = menuScreens.flatMap(({ name, path }): Scene[] => [
  { name, at: path, everySize: true },
  {
    name: `${name}-waiting`,
    at: path,
    waiting: true,
    before: ({ page }) => page.route(asked, () => undefined),
  },
  {
    name: `${name}-failed`,
    at: path,
    before: ({ page }) => page.route(asked, route => route.fulfill({ status: 500, body: '' })),
  },
]);

/** Everything of the back office that can be looked at. */
export const scenes: readonly Scene[] = [...menuScenes, ...orderScenes];
