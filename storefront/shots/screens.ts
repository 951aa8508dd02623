import { findOrderPath, paths, sailingsPath, shipPath } from '../src/lib/paths.ts';
import * as account from './reach/account.ts';
import * as booking from './reach/booking.ts';
import * as cart from './reach/cart.ts';
import { leaveCheckOut } from './reach/find-order.ts';
import { openAnswer } from './reach/guide.ts';
import * as orders from './reach/orders.ts';
import * as queue from './reach/queue.ts';
import type { Screen } from './reach/screen.ts';
import * as voyages from './reach/voyages.ts';
import * as waitlist from './reach/waitlist.ts';

const at =
  (path: string): Screen['reach'] =>
  async ({ page }) => {
    await page.goto(path);
  };
const emptyAt =
  (path: string): Screen['reach'] =>
  async visit => {
    await visit.page.goto(path);
    await account.sendEmpty(visit);
  };

const penangToLangkawi = { departure: 'penang', destination: 'langkawi' };

/** Every screen of the storefront, in the order in which a visitor meets them. */
export const screens: readonly Screen[] = [
  { name: 'home', route: 'home', reach: at(paths.home) },
  { name: 'home-calendar', route: 'home', reach: voyages.openCalendar },
  { name: 'route-list', route: 'routeList', reach: at(sailingsPath(penangToLangkawi)) },
  { name: 'route-list-all', route: 'routeList', reach: at(paths.routeList) },
  {
    name: 'route-list-nothing-found',
    route: 'routeList',
    reach: at(sailingsPath({ ...penangToLangkawi, date: '2099-12-31', session: 'nighttime' })),
  },

  { name: 'ship', route: 'ship', reach: at(shipPath('selat-aurora')) },

  { name: 'waiting-join', route: 'booking', reach: queue.joinQueue },
  { name: 'waiting-draw', route: 'booking', reach: queue.waitForDraw },
  { name: 'waiting-line', route: 'booking', reach: queue.standInLine },
  { name: 'waiting-hopeless', route: 'booking', reach: queue.standHopelessly },
  { name: 'waiting-sold-out', route: 'booking', reach: queue.seeSoldOut },
  { name: 'waiting-too-late', route: 'booking', reach: queue.seeTurnGone },
  { name: 'waiting-turn', route: 'booking', reach: queue.haveTurn },

  { name: 'booking-tickets', route: 'booking', reach: booking.chooseTickets },
  { name: 'booking-cabin-types', route: 'booking', reach: booking.compareCabinTypes },
  { name: 'booking-passengers-errors', route: 'booking', reach: booking.leavePassengersEmpty },
  { name: 'booking-passengers', route: 'booking', reach: booking.fillInPassengers },
  { name: 'booking-countries', route: 'booking', reach: booking.openCountries },
  { name: 'booking-review', route: 'booking', reach: booking.reviewBooking },
  { name: 'booking-seats', route: 'booking', reach: booking.chooseSeats },
  { name: 'booking-review-errors', route: 'booking', reach: booking.payWithoutTerms },
  { name: 'booking-unpaid', route: 'booking', reach: booking.findUnpaidBooking },
  { name: 'jump', route: 'jump', reach: booking.holdBeforeBank },
  { name: 'bank', route: null, reach: booking.openBank },
  { name: 'return-paid', route: 'return', reach: booking.payAtBank },
  { name: 'return-failed', route: 'return', reach: booking.failAtBank },
  { name: 'return-pending', route: 'return', reach: booking.waitForBank },
  { name: 'notify-unknown', route: 'notify', reach: at(paths.notify) },

  { name: 'cart-empty', route: 'booking', reach: at(paths.booking) },
  { name: 'cart', route: 'booking', reach: cart.openCart },
  { name: 'cart-checked-out', route: 'booking', reach: cart.checkOutCart },

  { name: 'find-order', route: 'personalOrder', reach: at(findOrderPath) },
  { name: 'find-order-human-check', route: 'personalOrder', reach: leaveCheckOut },
  { name: 'order-unpaid', route: 'personalOrder', reach: orders.openUnpaidOrder },
  { name: 'order-paid', route: 'personalOrder', reach: orders.openTickets },
  { name: 'order-printed', route: 'personalOrder', reach: orders.openTickets, printed: true },
  { name: 'order-cancel', route: 'personalOrder', reach: orders.openCancellation },
  { name: 'order-refunded', route: 'personalOrder', reach: orders.giveBackOrder },
  { name: 'order-canceled', route: 'personalOrder', reach: orders.cancelUnpaidOrder },
  { name: 'my-orders', route: 'personalOrder', reach: orders.openMyOrders },
  { name: 'my-orders-chosen', route: 'personalOrder', reach: orders.chooseOrders },
  { name: 'my-orders-pay', route: 'personalOrder', reach: orders.payChosenOrders },
  { name: 'my-orders-cancel', route: 'personalOrder', reach: orders.cancelChosenOrders },

  { name: 'login', route: 'login', reach: at(paths.login) },
  { name: 'login-errors', route: 'login', reach: emptyAt(paths.login) },
  { name: 'registration', route: 'registration', reach: at(paths.registration) },
  { name: 'registration-errors', route: 'registration', reach: emptyAt(paths.registration) },
  { name: 'registration-too-young', route: 'registration', reach: account.registerTooYoung },
  { name: 'registration-details', route: 'registration', reach: account.registerSecondStep },
  { name: 'password-reset', route: 'passwordReset', reach: at(paths.passwordReset) },
  { name: 'password-reset-errors', route: 'passwordReset', reach: emptyAt(paths.passwordReset) },
  { name: 'password-reset-new', route: 'passwordReset', reach: account.resetSecondStep },
  { name: 'password-link', route: 'passwordLink', reach: account.followPasswordLink },
  { name: 'password-link-over', route: 'passwordLink', reach: at(`${paths.passwordLink}#of-yesterday`) },
  { name: 'passkey-not-opened', route: 'passkey', reach: at(paths.passkey) },
  { name: 'passkey-over', route: 'passkey', reach: account.openOldPasskey },
  { name: 'passkey-add', route: 'passkey', reach: account.openPasskey('add') },
  { name: 'passkey-log-in', route: 'passkey', reach: account.openPasskey('log-in') },
  { name: 'personal-center-signed-out', route: 'personalCenter', reach: at(paths.personalCenter) },
  { name: 'personal-center-basic-info', route: 'personalCenter', reach: account.openSection('basicInfo') },
  { name: 'personal-center-security', route: 'personalCenter', reach: account.openSection('security') },
  { name: 'personal-center-security-errors', route: 'personalCenter', reach: account.leavePasswordEmpty },
  {
    name: 'personal-center-change-email',
    route: 'personalCenter',
    reach: account.openSectionDialog('security', 'Change e-mail'),
  },
  {
    name: 'personal-center-change-email-errors',
    route: 'personalCenter',
    reach: account.leaveDialogEmpty('security', 'Change e-mail'),
  },
  { name: 'personal-center-passengers', route: 'personalCenter', reach: account.openSavedPassengers },
  {
    name: 'personal-center-new-passenger',
    route: 'personalCenter',
    reach: account.openSectionDialog('passengers', 'Add a passenger'),
  },
  {
    name: 'personal-center-new-passenger-errors',
    route: 'personalCenter',
    reach: account.leaveDialogEmpty('passengers', 'Add a passenger'),
  },
  { name: 'personal-center-privacy', route: 'personalCenter', reach: account.openSection('privacy') },
  {
    name: 'personal-center-erase',
    route: 'personalCenter',
    reach: account.openSectionDialog('privacy', 'Erase my data'),
  },
  {
    name: 'personal-center-erase-errors',
    route: 'personalCenter',
    reach: account.leaveDialogEmpty('privacy', 'Erase my data'),
  },
  { name: 'agent', route: 'agent', reach: account.openAgent },
  { name: 'agent-give-money', route: 'agent', reach: account.giveMoney },
  { name: 'session-ended', route: 'home', reach: account.endSession },

  { name: 'privacy-policy', route: 'privacyPolicy', reach: at(paths.privacyPolicy) },
  { name: 'pdpa-notice', route: 'pdpaNotice', reach: at(paths.pdpaNotice) },
  { name: 'terms-conditions', route: 'termsConditions', reach: at(paths.termsConditions) },
  { name: 'on-board', route: 'onBoard', reach: at(paths.onBoard) },
  { name: 'luggage', route: 'luggage', reach: at(paths.luggage) },
  { name: 'faq', route: 'faq', reach: openAnswer },
  { name: 'waiting-list-join', route: 'waitlist', reach: waitlist.joinList },
  { name: 'waiting-list-place', route: 'waitlist', reach: waitlist.ownPosition({}) },
  { name: 'waiting-list-offer', route: 'waitlist', reach: waitlist.ownPosition({ status: 'offered' }, true) },
  { name: 'waiting-list-lapsed', route: 'waitlist', reach: waitlist.ownPosition({ status: 'lapsed' }) },
  { name: 'standby', route: 'standby', reach: waitlist.standby({ called: [12], waiting: [13, 14, 17] }) },
  { name: 'standby-quiet', route: 'standby', reach: waitlist.standby({ called: [], waiting: [] }) },
  { name: 'monitor', route: 'monitor', reach: voyages.openMonitor() },
  {
    name: 'monitor-boarding',
    route: 'monitor',
    reach: voyages.openMonitor({ phase: 'boarding', boarded: 301, booked: 412, gate: 'B2' }),
  },
  { name: 'monitor-unknown', route: 'monitor', reach: at('/monitor-live/999999?lang=en') },
  { name: 'not-found', route: 'notFound', reach: at(paths.notFound) },
];
