import { IMPORT_LIMITS } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { Hono } from 'hono';
import { cloneRawRequest } from 'hono/request';
import { authenticate } from './accounts/sessions/authenticate.middleware.ts';
import { boundToStation, identifyStation } from './accounts/stations/station.middleware.ts';
import { createAuditLogRoutes } from './features/audit-log/audit-log.routes.ts';
import { createFinderRoutes } from './features/boarding/finder/finder.routes.ts';
import { createBoardingRecordsRoutes } from './features/boarding/records/records.routes.ts';
import { createGateFeedRoutes } from './features/boarding/stations/stations.routes.ts';
import { createGateRoutes } from './features/boarding/verification/gate.routes.ts';
import { createBoardingRoutes } from './features/boarding/verification/verification.routes.ts';
import { createCartsRoutes } from './features/carts/carts.routes.ts';
import { createContentRoutes } from './features/content/content.routes.ts';
import { createOfficeSlidesRoutes } from './features/content/office-slides.routes.ts';
import { createAgentsRoutes } from './features/customers/agents/agents.routes.ts';
import { createCustomersRoutes } from './features/customers/customers.routes.ts';
import { createOfficeCustomersRoutes } from './features/customers/office/office-customers.routes.ts';
import { createPasswordLinksRoutes } from './features/customers/password-link/password-links.routes.ts';
import { createPersonalCenterRoutes } from './features/customers/personal-center.routes.ts';
import { createCustomerSessionsRoutes } from './features/customers/sessions/customer-sessions.routes.ts';
import { createDashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { createDayCloseRoutes } from './features/day-close/day-close.routes.ts';
import { createDocsRoutes } from './features/docs/docs.routes.ts';
import { createDrawersRoutes } from './features/drawers/drawers.routes.ts';
import { createGuideRoutes } from './features/guide/guide.routes.ts';
import { createLegalRoutes, createOfficeLegalRoutes } from './features/guide/legal.routes.ts';
import { createOfficeGuideRoutes } from './features/guide/office-guide.routes.ts';
import { createHealthRoutes } from './features/health/health.routes.ts';
import { createHumanCheckRoutes } from './features/human-check/human-check.routes.ts';
import { createOfficeJobsRoutes } from './features/jobs/office-jobs.routes.ts';
import { createManifestRoutes } from './features/manifest/manifest.routes.ts';
import { createMonitorRoutes } from './features/monitor/monitor.routes.ts';
import { createOrderReportRoutes } from './features/orders/export/order-report.routes.ts';
import { createOrderNotesRoutes } from './features/orders/notes/notes.routes.ts';
import { createOfficeOrdersRoutes } from './features/orders/office/office-orders.routes.ts';
import { createPassengerSearchRoutes } from './features/orders/office/passenger-search.routes.ts';
import { createOrdersRoutes } from './features/orders/orders.routes.ts';
import { createReceiptRoutes } from './features/orders/receipt/receipt.routes.ts';
import { createOfficePaymentsRoutes } from './features/payments/office/office-payments.routes.ts';
import { createSandboxBankRoutes } from './features/payments/sandbox-bank/bank.routes.ts';
import { createOfficePortsAndRoutesRoutes } from './features/ports-and-routes/office-ports-and-routes.routes.ts';
import { createPortsAndRoutesRoutes } from './features/ports-and-routes/ports-and-routes.routes.ts';
import { createPromoCodeRoutes } from './features/promo-codes/promo-codes.routes.ts';
import { createOfficeQueueRoutes } from './features/queue/office-queue.routes.ts';
import { createQueueRoutes } from './features/queue/queue.routes.ts';
import { createBoardRoutes } from './features/rooms/board.routes.ts';
import { createCheckInRecordsRoutes } from './features/rooms/records/check-in-records.routes.ts';
import { createRoomOperationRoutes } from './features/rooms/room-operation.routes.ts';
import { createRoomsRoutes } from './features/rooms/rooms.routes.ts';
import { createRoomTypesRoutes } from './features/rooms/types/room-types.routes.ts';
import { createFaresRoutes } from './features/sailings/fares/fares.routes.ts';
import { createOfficeSailingsRoutes } from './features/sailings/office/office-sailings.routes.ts';
import { quickSearch, SEARCH_ROUTES } from './features/sailings/quick-search.middleware.ts';
import { createSailingsRoutes } from './features/sailings/sailings.routes.ts';
import { createOfficeSeasonRoutes } from './features/sailings/season/office-season.routes.ts';
import { createSavedPassengersRoutes } from './features/saved-passengers/saved-passengers.routes.ts';
import { createSettingsRoutes } from './features/settings/settings.routes.ts';
import { createOfficeShipsRoutes } from './features/ships/office-ships.routes.ts';
import { createShipsRoutes } from './features/ships/ships.routes.ts';
import { createOfficeMenusRoutes } from './features/staff/access/menus.routes.ts';
import { createOfficeRolesRoutes } from './features/staff/access/roles.routes.ts';
import { createPasskeyRoutes } from './features/staff/second-factor/passkeys.routes.ts';
import { createSecondFactorRoutes } from './features/staff/second-factor/second-factor.routes.ts';
import { createStaffRoutes } from './features/staff/staff.routes.ts';
import { createStationsRoutes } from './features/stations/stations.routes.ts';
import { createTicketsRoutes } from './features/tickets/tickets.routes.ts';
import { createOfficeVoucherRoutes } from './features/vouchers/office-vouchers.routes.ts';
import { createOfficeWaitlistRoutes } from './features/waitlist/office-waitlist.routes.ts';
import { createWaitlistRoutes } from './features/waitlist/waitlist.routes.ts';
import { createWorklistRoutes } from './features/worklist/worklist.routes.ts';
import { compression } from './lib/answers/compression.ts';
import { privateAnswers } from './lib/answers/private-answers.ts';
import { revalidation } from './lib/answers/revalidation.ts';
import { createSharedAnswers, type SharedAnswers } from './lib/answers/shared-answer.ts';
import type { Pools } from './lib/database/pools.ts';
import { AppError } from './lib/errors.ts';
import { bodySize, type Uploads } from './lib/http/body-size.ts';
import type { AppEnv, Deps } from './lib/http/context.ts';
import { answerError } from './lib/http/failure.ts';
import { packedBody } from './lib/http/packed-body.ts';
import { requestLanguage } from './lib/http/request-language.ts';
import { requestLog } from './lib/http/request-log.ts';
import { createRouter } from './lib/http/router.ts';
import { securityHeaders } from './lib/http/security-headers.ts';
import { createMailboxRoutes } from './mail/mailbox/mailbox.routes.ts';
import { createBookRoutes } from './processes/book/book.routes.ts';
import { createSale, type Sale } from './processes/book/booker.service.ts';
import { createCounterRoutes } from './processes/book/counter.routes.ts';
import { BOOKING_ROUTE, quickBooking } from './processes/book/quick-booking.middleware.ts';
import { createCallOffRoutes } from './processes/call-off/call-off.routes.ts';
import { createPartyChoiceRoutes } from './processes/call-off/choice/party-choice.routes.ts';
import { createBatchCancellationRoutes } from './processes/cancel/batch-cancellation.routes.ts';
import { createCancelRoutes } from './processes/cancel/cancel.routes.ts';
import { createAdditionRoutes } from './processes/change/additions/additions.routes.ts';
import { createCabinChangeRoutes } from './processes/change/cabins/cabin-change.routes.ts';
import { createChangeRoutes } from './processes/change/change.routes.ts';
import { createGuestChangeRoutes } from './processes/change/guest/guest-change.routes.ts';
import { createCheckInRoutes } from './processes/check-in/check-in.routes.ts';
import { createDisruptRoutes } from './processes/disrupt/disrupt.routes.ts';
import { createGuestMessagesRoutes } from './processes/guest-messages/guest-messages.routes.ts';
import { createNotificationRoutes } from './processes/pay/notifications.routes.ts';
import { createPaymentsRoutes } from './processes/pay/payments.routes.ts';
import { createVoucherRoutes } from './processes/pay/vouchers.routes.ts';
import { createPersonalDataRoutes } from './processes/personal-data/personal-data.routes.ts';
import { createSailingOffers, type SailingOffers } from './reservations/sailings/sailing-offers.service.ts';
import { quickPages } from './site/quick-pages.middleware.ts';
import { createSharedPages } from './site/shared-pages.service.ts';
import { createSiteRoutes } from './site/site.routes.ts';

/** Requested by every page of the storefront, and rarely changed. */
const SELDOM_CHANGES = [
  '/ports',
  '/ships',
  '/ships/:code',
  '/routes',
  '/slides',
  '/guide',
  '/guide/:page',
  '/legal/:page',
  '/settings/public',
];

/** 200 scans with a reason each in any language. */
const SCANS_BYTES = 1024 * 1024;

/** Calls of gates over links of any kind: their bodies may be compressed. */
const GATE_CALLS = /\/office\/gate\/(scans|sync|lookups)$/;

/** Five pictures of 5 MB with their form data; a larger one gets its own error message. */
const UPLOAD_BYTES = 32 * 1024 * 1024;
const UPLOADS: Uploads = [
  { path: /\/office\/sailings\/import(\/preview)?$/, bytes: IMPORT_LIMITS.bytes + 4096 },
  { path: /\/office\/gate\/scans$/, bytes: SCANS_BYTES },
  { path: /\/office\/ships\/[^/]+\/images$/, bytes: UPLOAD_BYTES },
  { path: /\/office\/slides\/picture$/, bytes: UPLOAD_BYTES },
];

/** The dependencies of each kind of work, with its own pool. */
type DepsByPool = Record<keyof Pools, Deps>;

/** The calls of staff and gates. */
const DESK_CALLS = /\/prod-api\/(office|sysUser|config|boarding)\//;

/** The calls under /prod-api (R70), feature by feature, each with the pool of its kind of work. */
function createApi(
  by: DepsByPool,
  sale: Sale,
  offers: SailingOffers,
  searches: SharedAnswers,
  sharedMs: number,
) {
  const { shop, sales, desk, health } = by;
  const api = createRouter();
  api.use(bodySize(UPLOADS));
  // A station signs its body before compressing it.
  api.use(packedBody(GATE_CALLS, SCANS_BYTES));
  api.use(identifyStation(desk));
  api.use(privateAnswers);
  const [asStaff, asCustomer] = [authenticate(desk), authenticate(sales)];
  api.use((c, next) => (DESK_CALLS.test(c.req.path) ? asStaff : asCustomer)(c, next));
  api.use(boundToStation);
  api.on('GET', SELDOM_CHANGES, revalidation);
  // In sequence, not as a chain: the chain's type would grow with each of them, and is not used.
  for (const routes of [
    createHealthRoutes(health),
    createPortsAndRoutesRoutes(shop),
    createOfficePortsAndRoutesRoutes(desk),
    createShipsRoutes(shop),
    createOfficeShipsRoutes(desk),
    createContentRoutes(shop),
    createOfficeSlidesRoutes(desk),
    createGuideRoutes(shop),
    createOfficeGuideRoutes(desk),
    createLegalRoutes(shop),
    createOfficeLegalRoutes(desk),
    createRoomTypesRoutes(desk),
    // Before the rooms, whose routes accept any word as a room's id.
    createBoardRoutes(desk),
    createCheckInRoutes(desk),
    createRoomOperationRoutes(desk),
    createRoomsRoutes(desk),
    createCheckInRecordsRoutes(desk),
    createSettingsRoutes(shop),
    createStaffRoutes(desk),
    createSecondFactorRoutes(desk),
    createPasskeyRoutes(desk),
    createOfficeRolesRoutes(desk),
    createOfficeMenusRoutes(desk),
    createAuditLogRoutes(desk),
    createOfficeJobsRoutes(desk),
    createHumanCheckRoutes(sales),
    createCustomersRoutes(sales),
    createPasswordLinksRoutes(sales),
    createOfficeCustomersRoutes(desk),
    createPersonalCenterRoutes(sales),
    createCustomerSessionsRoutes(sales),
    createSavedPassengersRoutes(sales),
    createPersonalDataRoutes(sales),
    createCartsRoutes(sales),
    createAgentsRoutes(sales),
    createSailingsRoutes(shop, offers, searches),
    createQueueRoutes(shop, sharedMs),
    createWaitlistRoutes(sales),
    createOfficeWaitlistRoutes(desk),
    createOfficeSeasonRoutes(desk),
    createOfficeSailingsRoutes(desk),
    createOfficeQueueRoutes(desk),
    createCallOffRoutes(desk),
    createFaresRoutes(desk),
    createDrawersRoutes(desk),
    createDayCloseRoutes(desk),
    createDisruptRoutes(desk),
    createGuestMessagesRoutes(desk),
    createPartyChoiceRoutes(sales),
    // Before the orders, whose routes accept any word as an order number.
    createBatchCancellationRoutes(sales),
    createTicketsRoutes(sales),
    createBookRoutes(sales, sale),
    createCancelRoutes(sales),
    createOrdersRoutes(sales),
    createManifestRoutes(desk),
    createOrderReportRoutes(desk),
    createOfficeOrdersRoutes(desk),
    createPassengerSearchRoutes(desk),
    createOrderNotesRoutes(desk),
    createCounterRoutes(desk),
    createReceiptRoutes(desk),
    createChangeRoutes(desk),
    createGuestChangeRoutes(sales),
    createCabinChangeRoutes(desk),
    createAdditionRoutes(desk),
    createBoardingRoutes(desk),
    createGateRoutes(desk),
    createBoardingRecordsRoutes(desk),
    createGateFeedRoutes(desk),
    createFinderRoutes(desk),
    createStationsRoutes(desk),
    createMonitorRoutes(shop),
    createPaymentsRoutes(sales),
    createVoucherRoutes(sales),
    createOfficeVoucherRoutes(desk),
    createWorklistRoutes(desk),
    createPromoCodeRoutes(desk),
    createOfficePaymentsRoutes(desk),
    createDashboardRoutes(desk),
  ])
    api.route('/', routes);
  return api;
}

interface AppOptions {
  /** How long searches share what was read; tests that read what they have just written share nothing. */
  sharedMs?: number;
  /** All use the database of `deps` if omitted. */
  pools?: Pools;
  /** The folder of the built storefront; that of this project if omitted. */
  builtSite?: string;
}

/** Mounts the features on one app. Has no side effects: all dependencies are in `deps`, and in `pools`. */
export function createApp(deps: Deps, { sharedMs = 0, pools, builtSite }: AppOptions = {}) {
  const on = (pool: keyof Pools): Deps => (pools ? { ...deps, db: pools[pool] } : deps);
  const by: DepsByPool = {
    shop: on('shop'),
    sales: on('sales'),
    desk: on('desk'),
    health: on('health'),
  };
  const offers = createSailingOffers(by.shop, sharedMs);
  const sale = createSale(by.sales);
  const searches = createSharedAnswers();
  const pages = createSharedPages(by.shop.clock, sharedMs);
  const app = createRouter();
  app.use(requestLog(deps));
  app.route('/', createMailboxRoutes(deps));
  app.use(securityHeaders);
  app.use(compression);
  app.use(async (c, next) => {
    c.set('language', requestLanguage(c));
    await next();
  });
  app.onError(answerError);
  const api = createApi(by, sale, offers, searches, sharedMs);
  api.all('*', () => {
    throw new AppError('not-found');
  });
  app.route('/prod-api', createDocsRoutes(api));
  app.route('/prod-api', api);
  app.route('/', createNotificationRoutes(by.sales));
  app.route('/', createSandboxBankRoutes(by.sales));
  app.route('/', createSiteRoutes(by.shop, builtSite, { offers, pages }));
  // Apart from the routes: to look a request up among all of them costs a good part of such an answer.
  const allRoutes = app.fetch;
  const quickFirst = new Hono<AppEnv>()
    .on('GET', SEARCH_ROUTES, quickSearch(by.shop, offers, searches))
    .get('*', quickPages(by.shop, pages))
    .post(BOOKING_ROUTE, quickBooking(by.sales, sale), async c =>
      allRoutes(c.req.raw.bodyUsed ? await cloneRawRequest(c.req) : c.req.raw, c.env),
    )
    .all('*', c => allRoutes(c.req.raw, c.env));
  return Object.assign(app, { fetch: quickFirst.fetch });
}
