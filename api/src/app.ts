import { bodyLimit } from 'hono/body-limit';
import { createAgentsRoutes } from './agents/agents.routes.ts';
import { authenticate } from './auth/authenticate.ts';
import { createCustomerSessionsRoutes } from './auth/customer-sessions.routes.ts';
import { createBoardingRoutes } from './boarding/boarding.routes.ts';
import { createCartsRoutes } from './carts/carts.routes.ts';
import { createContentRoutes } from './content/content.routes.ts';
import { createCustomersRoutes } from './customers/customers.routes.ts';
import { createPersonalCenterRoutes } from './customers/personal-center.routes.ts';
import { createDocsRoutes } from './docs/docs.routes.ts';
import { createHealthRoutes } from './health/health.routes.ts';
import { createHumanCheckRoutes } from './human-check/human-check.routes.ts';
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
import { createMonitorRoutes } from './monitor/monitor.routes.ts';
import { createBatchCancellationRoutes } from './orders/batch-cancellation.routes.ts';
import { createOrdersRoutes } from './orders/orders.routes.ts';
import { createNotificationRoutes } from './payments/notifications.routes.ts';
import { createPaymentsRoutes } from './payments/payments.routes.ts';
import { createSandboxBankRoutes } from './payments/sandbox-bank/bank.routes.ts';
import { createPersonalDataRoutes } from './personal-data/personal-data.routes.ts';
import { createPortsAndRoutesRoutes } from './ports-and-routes/ports-and-routes.routes.ts';
import { createSailingsRoutes } from './sailings/sailings.routes.ts';
import { createSavedPassengersRoutes } from './saved-passengers/saved-passengers.routes.ts';
import { createSettingsRoutes } from './settings/settings.routes.ts';
import { createShipsRoutes } from './ships/ships.routes.ts';
import { createSiteRoutes } from './site/site.routes.ts';
import { createStaffRoutes } from './staff/staff.routes.ts';
import { createTicketsRoutes } from './tickets/tickets.routes.ts';

/** What every page of the storefront asks for, and what seldom changes. */
const SELDOM_CHANGES = ['/ports', '/ships', '/routes', '/slides', '/settings/public'];

const MAX_BODY_BYTES = 256 * 1024;

/** The calls under /prod-api (specification section 7), feature by feature. */
function createApi(deps: Deps) {
  const api = createRouter();
  api.use(authenticate(deps));
  api.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new AppError('body-too-large');
      },
    }),
  );
  api.on('GET', SELDOM_CHANGES, revalidation);
  return (
    api
      .route('/', createHealthRoutes(deps))
      .route('/', createPortsAndRoutesRoutes(deps))
      .route('/', createShipsRoutes(deps))
      .route('/', createContentRoutes(deps))
      .route('/', createSettingsRoutes(deps))
      .route('/', createStaffRoutes(deps))
      .route('/', createHumanCheckRoutes(deps))
      .route('/', createCustomersRoutes(deps))
      .route('/', createPersonalCenterRoutes(deps))
      .route('/', createCustomerSessionsRoutes(deps))
      .route('/', createSavedPassengersRoutes(deps))
      .route('/', createPersonalDataRoutes(deps))
      .route('/', createCartsRoutes(deps))
      .route('/', createAgentsRoutes(deps))
      .route('/', createSailingsRoutes(deps))
      // These two come before the orders, which take any word in their place for an order's number.
      .route('/', createBatchCancellationRoutes(deps))
      .route('/', createTicketsRoutes(deps))
      .route('/', createOrdersRoutes(deps))
      .route('/', createBoardingRoutes(deps))
      .route('/', createMonitorRoutes(deps))
      .route('/', createPaymentsRoutes(deps))
  );
}

/** The types of every call, for `hc` in the clients. */
export type AppType = ReturnType<typeof createApi>;

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
