import { IMPORT_LIMITS } from '@gangway/shared/contract/office/sailing-plans.ts';
import { createAgentsRoutes } from './agents/agents.routes.ts';
import { createAuditLogRoutes } from './audit-log/audit-log.routes.ts';
import { authenticate } from './auth/authenticate.ts';
import { createCustomerSessionsRoutes } from './auth/customer-sessions.routes.ts';
import { createBoardingRoutes } from './boarding/boarding.routes.ts';
import { createGateRoutes } from './boarding/gate.routes.ts';
import { createBoardingRecordsRoutes } from './boarding/records.routes.ts';
import { createCartsRoutes } from './carts/carts.routes.ts';
import { createContentRoutes } from './content/content.routes.ts';
import { createOfficeSlidesRoutes } from './content/office-slides.routes.ts';
import { createCustomersRoutes } from './customers/customers.routes.ts';
import { createOfficeCustomersRoutes } from './customers/office/office-customers.routes.ts';
import { createPasswordLinksRoutes } from './customers/password-link/password-links.routes.ts';
import { createPersonalCenterRoutes } from './customers/personal-center.routes.ts';
import { createDocsRoutes } from './docs/docs.routes.ts';
import { createGateFeedRoutes } from './gate/gate.routes.ts';
import { createHealthRoutes } from './health/health.routes.ts';
import { createHumanCheckRoutes } from './human-check/human-check.routes.ts';
import { createOfficeJobsRoutes } from './jobs/office-jobs.routes.ts';
import { bodySize, type Uploads } from './lib/body-size.ts';
import { compression } from './lib/compression.ts';
import type { Deps } from './lib/context.ts';
import { AppError } from './lib/errors.ts';
import { answerError } from './lib/failure.ts';
import { requestLanguage } from './lib/request-language.ts';
import { requestLog } from './lib/request-log.ts';
import { revalidation } from './lib/revalidation.ts';
import { createRouter } from './lib/router.ts';
import { securityHeaders } from './lib/security-headers.ts';
import { createMailboxRoutes } from './mail/mailbox.routes.ts';
import { createManifestRoutes } from './manifest/manifest.routes.ts';
import { createMonitorRoutes } from './monitor/monitor.routes.ts';
import { createBatchCancellationRoutes } from './orders/batch-cancellation.routes.ts';
import { createOrderChangesRoutes } from './orders/changes/changes.routes.ts';
import { createOrderReportRoutes } from './orders/export/order-report.routes.ts';
import { createCounterRoutes } from './orders/office/counter.routes.ts';
import { createOfficeOrdersRoutes } from './orders/office/office-orders.routes.ts';
import { createPassengerSearchRoutes } from './orders/office/passenger-search.routes.ts';
import { createOrdersRoutes } from './orders/orders.routes.ts';
import { createReceiptRoutes } from './orders/receipt/receipt.routes.ts';
import { createNotificationRoutes } from './payments/notifications.routes.ts';
import { createOfficePaymentsRoutes } from './payments/office-payments.routes.ts';
import { createPaymentsRoutes } from './payments/payments.routes.ts';
import { createSandboxBankRoutes } from './payments/sandbox-bank/bank.routes.ts';
import { createPersonalDataRoutes } from './personal-data/personal-data.routes.ts';
import { createOfficePortsAndRoutesRoutes } from './ports-and-routes/office-ports-and-routes.routes.ts';
import { createPortsAndRoutesRoutes } from './ports-and-routes/ports-and-routes.routes.ts';
import { createDashboardRoutes } from './reports/dashboard.routes.ts';
import { createBoardRoutes } from './rooms/board.routes.ts';
import { createCheckInRecordsRoutes } from './rooms/check-in-records.routes.ts';
import { createRoomOperationRoutes } from './rooms/room-operation.routes.ts';
import { createRoomTypesRoutes } from './rooms/room-types.routes.ts';
import { createRoomsRoutes } from './rooms/rooms.routes.ts';
import { createOfficeSailingsRoutes } from './sailings/office-sailings.routes.ts';
import { createOfficeSeasonRoutes } from './sailings/office-season.routes.ts';
import { createSailingsRoutes } from './sailings/sailings.routes.ts';
import { createSavedPassengersRoutes } from './saved-passengers/saved-passengers.routes.ts';
import { createSettingsRoutes } from './settings/settings.routes.ts';
import { createOfficeShipsRoutes } from './ships/office-ships.routes.ts';
import { createShipsRoutes } from './ships/ships.routes.ts';
import { createSiteRoutes } from './site/site.routes.ts';
import { createOfficeRolesRoutes } from './staff/office-roles.routes.ts';
import { createStaffRoutes } from './staff/staff.routes.ts';
import { createTicketsRoutes } from './tickets/tickets.routes.ts';

/** What every page of the storefront asks for, and what seldom changes. */
const SELDOM_CHANGES = ['/ports', '/ships', '/routes', '/slides', '/settings/public'];

/** 200 scans with a reason each in any language. */
const SCANS_BYTES = 1024 * 1024;
/** Five pictures of 5 MB and what stands around them; one that is too large is told so by its own sentence. */
const UPLOAD_BYTES = 32 * 1024 * 1024;
const UPLOADS: Uploads = [
  { path: /\/office\/sailings\/import(\/preview)?$/, bytes: IMPORT_LIMITS.bytes + 4096 },
  { path: /\/office\/gate\/scans$/, bytes: SCANS_BYTES },
  { path: /\/office\/ships\/[^/]+\/images$/, bytes: UPLOAD_BYTES },
  { path: /\/office\/slides\/picture$/, bytes: UPLOAD_BYTES },
];

/** The calls under /prod-api (specification section 7), feature by feature. */
function createApi(deps: Deps) {
  const api = createRouter();
  api.use(authenticate(deps));
  api.use(bodySize(UPLOADS));
  api.on('GET', SELDOM_CHANGES, revalidation);
  return (
    api
      .route('/', createHealthRoutes(deps))
      .route('/', createPortsAndRoutesRoutes(deps))
      .route('/', createOfficePortsAndRoutesRoutes(deps))
      .route('/', createShipsRoutes(deps))
      .route('/', createOfficeShipsRoutes(deps))
      .route('/', createContentRoutes(deps))
      .route('/', createOfficeSlidesRoutes(deps))
      .route('/', createRoomTypesRoutes(deps))
      // These come before the rooms, which take any word in its place for a room's id.
      .route('/', createBoardRoutes(deps))
      .route('/', createRoomOperationRoutes(deps))
      .route('/', createRoomsRoutes(deps))
      .route('/', createCheckInRecordsRoutes(deps))
      .route('/', createSettingsRoutes(deps))
      .route('/', createStaffRoutes(deps))
      .route('/', createOfficeRolesRoutes(deps))
      .route('/', createAuditLogRoutes(deps))
      .route('/', createOfficeJobsRoutes(deps))
      .route('/', createHumanCheckRoutes(deps))
      .route('/', createCustomersRoutes(deps))
      .route('/', createPasswordLinksRoutes(deps))
      .route('/', createOfficeCustomersRoutes(deps))
      .route('/', createPersonalCenterRoutes(deps))
      .route('/', createCustomerSessionsRoutes(deps))
      .route('/', createSavedPassengersRoutes(deps))
      .route('/', createPersonalDataRoutes(deps))
      .route('/', createCartsRoutes(deps))
      .route('/', createAgentsRoutes(deps))
      .route('/', createSailingsRoutes(deps))
      .route('/', createOfficeSeasonRoutes(deps))
      .route('/', createOfficeSailingsRoutes(deps))
      // These two come before the orders, which take any word in their place for an order's number.
      .route('/', createBatchCancellationRoutes(deps))
      .route('/', createTicketsRoutes(deps))
      .route('/', createOrdersRoutes(deps))
      .route('/', createManifestRoutes(deps))
      .route('/', createOrderReportRoutes(deps))
      .route('/', createOfficeOrdersRoutes(deps))
      .route('/', createPassengerSearchRoutes(deps))
      .route('/', createCounterRoutes(deps))
      .route('/', createReceiptRoutes(deps))
      .route('/', createOrderChangesRoutes(deps))
      .route('/', createBoardingRoutes(deps))
      .route('/', createGateRoutes(deps))
      .route('/', createBoardingRecordsRoutes(deps))
      .route('/', createGateFeedRoutes(deps))
      .route('/', createMonitorRoutes(deps))
      .route('/', createPaymentsRoutes(deps))
      .route('/', createOfficePaymentsRoutes(deps))
      .route('/', createDashboardRoutes(deps))
  );
}

/** Mounts the features on one app. Does nothing by itself: what it talks to comes in `deps`. */
export function createApp(deps: Deps) {
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
  const api = createApi(deps);
  api.all('*', () => {
    throw new AppError('not-found');
  });
  app.route('/prod-api', createDocsRoutes(api));
  app.route('/prod-api', api);
  app.route('/', createNotificationRoutes(deps));
  app.route('/', createSandboxBankRoutes(deps));
  app.route('/', createSiteRoutes(deps));
  return app;
}
