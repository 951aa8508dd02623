import * as frame from './reach/frame.ts';
import { openOrder } from './reach/orders.ts';
import type { Scene } from './scene/scene.ts';
import { fill, first, key, press, refuse } from './scene/steps.ts';

const HERE = '/permission/menus';
const loggedOut = { code: 506, msg: 'Your sign-in has expired.', data: null };

/** The shell around every screen, the login, and the dialogs of the shell. */
export const frameScenes: readonly Scene[] = [
  { name: 'login', at: '/login', who: null, everySize: true },
  { name: 'login-errors', at: '/login', who: null, reach: press('login:submit') },
  {
    name: 'login-refused',
    at: '/login',
    who: null,
    reach: first(
      fill('login:username', 'admin'),
      fill('login:password', 'not it'),
      press('login:submit'),
      ({ page }) => page.locator('[role=alert]').first().waitFor(),
    ),
  },
  {
    name: 'login-second-factor',
    at: '/login',
    who: null,
    before: frame.askForSecondFactor,
    reach: frame.logInWithSecondFactor,
    everySize: true,
  },
  {
    name: 'login-passkey',
    at: '/login',
    who: null,
    before: frame.askForSecondFactor,
    reach: frame.waitForBrowser,
    everySize: true,
  },
  { name: 'login-gate', at: '/login?redirect=/ship/shipWriteOff', who: null },
  { name: 'palette', at: HERE, reach: key('Control+k') },
  {
    name: 'palette-found',
    at: HERE,
    reach: async ({ page, say }) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('30');
      await page.getByText(say('frame:palette.orders'), { exact: true }).waitFor();
    },
  },
  {
    name: 'palette-nothing',
    at: HERE,
    reach: async ({ page, hand }) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('qqqqqq');
      await hand.see('frame:palette.nothing', { query: 'qqqqqq' });
    },
  },
  { name: 'shortcuts', at: '/ship/shipOrder', reach: key('?') },
  { name: 'user-menu', at: HERE, reach: press('frame:shell.user') },
  { name: 'theme-menu', at: HERE, reach: press('frame:shell.theme') },
  { name: 'language-menu', at: HERE, reach: press('frame:shell.language') },
  {
    name: 'tooltip',
    at: HERE,
    reach: async ({ hand }) => (await hand.named('button', 'frame:shell.fullScreen')).hover(),
  },
  { name: 'password', at: HERE, reach: press('frame:shell.changePassword') },
  { name: 'own-password', at: HERE, before: frame.givenPassword },
  { name: 'own-sessions', at: HERE, reach: frame.ofUser('ownSessions') },
  { name: 'receipt-printer', at: HERE, reach: frame.ofUser('receiptPrinter') },
  { name: 'second-factor', at: HERE, reach: frame.ofUser('secondFactor') },
  {
    name: 'second-factor-proof',
    at: HERE,
    reach: first(frame.ofUser('secondFactor'), press('second-factor:actions.begin')),
  },
  { name: 'second-factor-scan', at: HERE, reach: frame.scanSecondFactor, everySize: true },
  { name: 'second-factor-codes', at: HERE, reach: frame.showRecoveryCodes, everySize: true },
  {
    name: 'second-factor-passkeys',
    at: HERE,
    before: frame.ownPasskeys,
    reach: frame.ofUser('secondFactor'),
  },
  { name: 'second-factor-new-passkey', at: HERE, before: frame.ownPasskeys, reach: frame.addPasskey },
  {
    name: 'second-factor-remove-passkey',
    at: HERE,
    before: frame.ownPasskeys,
    reach: frame.removePasskey,
  },
  { name: 'second-factor-needed', at: HERE, before: frame.needSecondFactor },
  {
    name: 'password-errors',
    at: HERE,
    reach: first(
      press('frame:shell.changePassword'),
      fill('frame:password.next', '12'),
      fill('frame:password.repeat', '123'),
      press('frame:password.action'),
    ),
  },
  {
    name: 'session-ended',
    at: HERE,
    reach: async ({ page, say }) => {
      await page.route('**/prod-api/office/ports*', route => route.fulfill({ status: 401, json: loggedOut }));
      await page.getByRole('link', { name: say('frame:menu.port'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'not-found', at: '/no/such/page', everySize: true },
  { name: 'sidebar-narrow', at: HERE, reach: press('frame:shell.closeSidebar') },
  {
    name: 'toast',
    at: '/ship/shipOrder',
    reach: async visit => {
      await openOrder('status=paid')(visit);
      await visit.page.context().grantPermissions(['clipboard-write']);
      await visit.hand.choose('orders:actions.label', 'orders:actions.copy');
      await visit.page.locator('[data-messages]').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'toast-refused',
    at: '/ship/shipOrder?status=paid',
    before: refuse('**/orders/tickets.zip*'),
    reach: first(
      ({ hand }) => hand.tickRow(0),
      press('orders:batch.tickets'),
      ({ page }) => page.locator('[data-messages]').getByRole('button').first().waitFor(),
    ),
  },
];
