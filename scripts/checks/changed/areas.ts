/** The tests of a part of the project, besides the unit tests that import it. */
export interface Area {
  /** Test files below `api/test`, without `.test.ts`; `*` stands for any name. */
  http?: readonly string[];
  /** Browser tests as `playwright test` takes them: paths, without `.spec.ts`. */
  browser?: readonly string[];
}

/** One walk through each client, for code that everything depends on. */
const site = ['storefront/e2e/chain'];
const office = ['desktop/e2e/frame/navigation'];
const gate = ['desktop/e2e/gate/write-off', 'desktop/e2e/gate/offline'];
const selling = ['orders/orders', 'orders/refunds', 'payments/payments', 'permissions/permissions'];

/** By the path of the changed folder or file; the longest matching path applies. */
export const areas: Readonly<Record<string, Area>> = {
  'api/migrations': { http: ['server/migrations', 'server/database-types', 'constraints/*', ...selling] },
  'api/src': { http: ['server/start.whole', ...selling] },
  'api/src/accounts': { http: ['accounts/*', 'customers/agents'] },
  'api/src/accounts/ledger': { http: ['accounts/ledger', 'customers/agents', 'customers/transfer'] },
  'api/src/audit': { http: ['audit/*'] },
  'api/src/features/audit-log': {
    http: ['staff/staff', 'audit/audit-*'],
    browser: ['desktop/e2e/people/audit-log'],
  },
  'api/src/accounts/stations': { http: ['boarding/stations', 'boarding/officers-and-times'] },
  'api/src/features/stations': { http: ['boarding/stations'], browser: ['desktop/e2e/gate/stations'] },
  'api/src/features/boarding': { http: ['boarding/*', 'gate/lost-answer'] },
  'api/src/features/backups': { http: ['backup/*'] },
  'api/src/features/carts': { http: ['orders/cart'] },
  'api/src/features/content': { http: ['site/slides-office'] },
  'api/src/features/customers': { http: ['customers/*'] },
  'api/src/features/guide': {
    http: ['site/guide', 'site/legal', 'site/site'],
    browser: ['storefront/e2e/guide', 'desktop/e2e/fleet/guide', 'desktop/e2e/people/legal-pages'],
  },
  'api/src/features/day-close': { http: ['payments/drawers'], browser: ['desktop/e2e/takings'] },
  'api/src/features/docs': { http: ['server/openapi', 'server/openapi-lint', 'server/integrators'] },
  'api/src/features/drawers': {
    http: ['payments/drawers', 'audit/drawers'],
    browser: ['desktop/e2e/takings'],
  },
  'api/src/features/health': { http: ['server/start.whole'] },
  'api/src/features/worklist': { http: ['disruptions/worklist'], browser: ['desktop/e2e/worklist'] },
  'api/src/features/human-check': { http: ['accounts/human-check'] },
  'api/src/features/jobs': { http: ['server/jobs-office'] },
  'api/src/features/manifest': { http: ['tickets/manifest'] },
  'api/src/features/metrics': { http: ['server/metrics', 'server/observed-server*'] },
  'api/src/features/monitor': { http: ['staff/monitor'] },
  'api/src/features/orders': { http: ['orders/*'] },
  'api/src/features/payments': { http: ['payments/*', 'orders/orders-office-counter', 'orders/refunds'] },
  'api/src/features/ports-and-routes': {
    http: ['sailings/ports-and-routes-office', 'site/site'],
    browser: ['storefront/e2e/ports'],
  },
  'api/src/features/promo-codes': { http: ['vouchers/*'] },
  'api/src/features/dashboard': {
    http: ['orders/orders-office-export', 'staff/dashboard-office', 'backup/schedule'],
  },
  'api/src/features/rooms': { http: ['rooms/*'] },
  'api/src/features/sailings': { http: ['sailings/*'] },
  'api/src/features/saved-passengers': { http: ['customers/saved-passengers'] },
  'api/src/features/settings': {
    http: ['staff/settings', 'site/branding'],
    browser: ['desktop/e2e/people/branding', 'storefront/e2e/own-look'],
  },
  'api/src/features/ships': { http: ['sailings/ships-office'] },
  'api/src/features/staff': { http: ['staff/*', 'accounts/auth'] },
  'api/src/features/tickets': { http: ['tickets/*'] },
  'api/src/features/vouchers': { http: ['vouchers/*'] },
  'api/src/features/waitlist': {
    http: ['waitlist/*'],
    browser: ['storefront/e2e/waitlist', 'desktop/e2e/waitlist'],
  },
  'api/src/features/queue': { http: ['queue/queue'] },
  'api/src/processes/book': {
    http: ['orders/orders', 'orders/chosen-seats', 'orders/orders-office-counter', 'races/cabin-race'],
  },
  'api/src/processes/disrupt': { http: ['disruptions/disruptions'], browser: ['desktop/e2e/disruptions'] },
  'api/src/processes/guest-messages': {
    http: ['disruptions/guest-messages'],
    browser: ['desktop/e2e/disruptions'],
  },
  'api/src/processes/call-off': {
    http: [
      'sailings/sailing-cancellation',
      'sailings/called-off-choice',
      'races/killed-call-off.whole',
      'audit/called-off',
    ],
    browser: ['desktop/e2e/called-off'],
  },
  'api/src/processes/cancel': {
    http: [
      'orders/refunds',
      'orders/batch-cancellation',
      'orders/orders-office-changes',
      'orders/waived-charges',
    ],
  },
  'api/src/processes/change': {
    http: [
      'orders/orders-office-changes',
      'orders/cabin-changes',
      'orders/divided-orders',
      'orders/guest-changes',
      'payments/divided-payments',
      'boarding/divided-tickets',
      'sailings/sailing-moves',
    ],
    browser: [
      'storefront/e2e/change-booking',
      'storefront/e2e/languages/guest-journeys',
      'storefront/e2e/languages/agent-journeys',
      'desktop/e2e/desk/desk-languages',
    ],
  },
  'api/src/processes/check-in': { http: ['rooms/*'] },
  'api/src/mail': { http: ['server/mail', 'orders/orders'] },
  'api/src/processes/pay': { http: ['payments/*'] },
  'api/src/processes/personal-data': { http: ['customers/personal-data'] },
  'api/src/site': { http: ['site/*'], browser: ['storefront/e2e/weak-connection'] },
  'api/src/reservations': { http: ['orders/*', 'races/lock-order', 'races/cabin-race'] },
  'api/src/reservations/announcements': {
    http: ['disruptions/*', 'sailings/sailing-moves', 'sailings/sailings-office'],
  },
  'api/src/reservations/sailing-cancellations': {
    http: ['sailings/sailing-cancellation', 'sailings/called-off-choice', 'audit/called-off'],
  },
  'api/src/reservations/inventory': {
    http: ['orders/*', 'races/lock-order', 'races/cabin-race', 'disruptions/disruptions'],
  },
  'api/src/reservations/hold-limits': { http: ['hold-limits/*', 'orders/orders'] },
  'api/src/reservations/waitlist': { http: ['waitlist/*'], browser: ['storefront/e2e/waitlist'] },
  'api/src/reservations/tickets': { http: ['tickets/*', 'boarding/boarding'] },
  'api/src/reservations/queue': { http: ['queue/queue', 'orders/orders'] },
  'api/src/lib/backup': { http: ['backup/*'] },
  'api/src/lib/media': { http: ['server/bucket', 'backup/backups', 'sailings/ships-office', 'site/*'] },
  'api/src/lib/database/transfer': { http: ['backup/*'] },
  'api/src/operator': { http: ['versions/*', 'staff/settings', ...selling] },
  'api/test': {},

  desktop: { browser: office },
  'desktop/e2e': {},
  'desktop/src/renderer/features/audit-log': { browser: ['desktop/e2e/people/audit-log'] },
  'desktop/src/renderer/features/boarding-conflicts': { browser: ['desktop/e2e/gate/boarding-conflicts'] },
  'desktop/src/renderer/features/customers': { browser: ['desktop/e2e/people/customers'] },
  'desktop/src/renderer/features/dashboard': { browser: office },
  'desktop/src/renderer/features/departure-board': { browser: ['desktop/e2e/gate/departure-board'] },
  'desktop/src/renderer/features/guide': { browser: ['desktop/e2e/fleet/guide'] },
  'desktop/src/renderer/features/legal-pages': { browser: ['desktop/e2e/people/legal-pages'] },
  'desktop/src/renderer/features/login': {
    browser: ['desktop/e2e/frame/login', 'desktop/e2e/people/second-factor'],
  },
  'desktop/src/renderer/features/mails-and-jobs': { browser: ['desktop/e2e/people/mails-and-jobs'] },
  'desktop/src/renderer/features/orders': {
    browser: [
      'desktop/e2e/orders',
      'desktop/e2e/counter-refusals',
      ...['cabins', 'desk-languages', 'divided-party', 'notes', 'sale', 'split', 'waiver'].map(
        name => `desktop/e2e/desk/${name}`,
      ),
    ],
  },
  'desktop/src/renderer/features/payments': {
    browser: ['desktop/e2e/money-and-records', 'desktop/e2e/card-terminal'],
  },
  'desktop/src/renderer/features/permissions': {
    browser: ['desktop/e2e/people/permissions', 'desktop/e2e/people/second-factor'],
  },
  'desktop/src/renderer/features/ports': { browser: ['desktop/e2e/ports-and-routes'] },
  'desktop/src/renderer/features/promo-codes': { browser: ['desktop/e2e/vouchers'] },
  'desktop/src/renderer/features/room-types': { browser: ['desktop/e2e/fleet/room-types'] },
  'desktop/src/renderer/features/rooms': {
    browser: ['desktop/e2e/fleet/room-board', 'desktop/e2e/fleet/rooms-made', 'desktop/e2e/fleet/check-in'],
  },
  'desktop/src/renderer/features/routes': { browser: ['desktop/e2e/ports-and-routes'] },
  'desktop/src/renderer/features/sailings': { browser: ['desktop/e2e/sailings'] },
  'desktop/src/renderer/features/serial-test': { browser: ['desktop/e2e/serial-test'] },
  'desktop/src/renderer/features/takings': { browser: ['desktop/e2e/takings'] },
  'desktop/src/renderer/features/settings': {
    browser: ['desktop/e2e/people/settings', 'desktop/e2e/people/branding'],
  },
  'desktop/src/renderer/features/ships': { browser: ['desktop/e2e/fleet/ships'] },
  'desktop/src/renderer/features/slides': { browser: ['desktop/e2e/fleet/slides'] },
  'desktop/src/renderer/features/stations': { browser: ['desktop/e2e/gate/stations'] },
  'desktop/src/renderer/features/template-list': { browser: ['desktop/e2e/template-mock'] },
  'desktop/src/renderer/features/verification-records': { browser: ['desktop/e2e/money-and-records'] },
  'desktop/src/renderer/features/waitlist': { browser: ['desktop/e2e/waitlist'] },
  'desktop/src/renderer/features/worklist': { browser: ['desktop/e2e/worklist'] },
  'desktop/src/renderer/features/write-off': { browser: ['desktop/e2e/gate/write-off'] },
  'desktop/src/renderer/lib/forms': {
    browser: ['desktop/e2e/edits/two-desks', 'desktop/e2e/edits/every-form', ...office],
  },
  'desktop/src/station': { http: ['boarding/gate-sync'], browser: gate },
  'desktop/src/station/gate': {
    http: ['boarding/gate-*', 'gate/lost-answer', 'gate/power-cut.whole'],
    browser: gate,
  },
  'desktop/src/station/scanner': { browser: ['desktop/e2e/fleet/scanner', 'desktop/e2e/serial-test'] },
  'desktop/src/station/serial': { browser: ['desktop/e2e/serial-test'] },
  'desktop/src/station/session': { browser: ['desktop/e2e/frame/login', 'desktop/e2e/frame/session'] },

  docs: {},
  'docs/integrators.md': { http: ['server/integrators'] },
  scripts: { http: ['server/start.whole'] },
  'scripts/backup': { http: ['backup/*'] },
  'scripts/bench': {},
  'scripts/seed': { http: ['seed/*'] },
  'scripts/shots': {},

  shared: { http: selling, browser: [...site, ...office] },
  'shared/contract/office': { http: ['permissions/permissions', 'staff/staff'], browser: office },
  'shared/i18n': { browser: ['storefront/e2e/public-pages', 'storefront/e2e/languages/guest-journeys'] },
  'shared/ui': { browser: [...site, ...office] },

  storefront: { browser: site },
  'storefront/e2e': {},
  'storefront/service-worker': { browser: ['storefront/e2e/offline'] },
  'storefront/shots': {},
  'storefront/src/features/account': { browser: ['storefront/e2e/account'] },
  'storefront/src/features/agent': { browser: ['storefront/e2e/agent', 'storefront/e2e/agent-account'] },
  'storefront/src/features/booking': {
    browser: [
      'storefront/e2e/booking',
      'storefront/e2e/passengers',
      'storefront/e2e/refused-fields',
      'storefront/e2e/chosen-seats',
    ],
  },
  'storefront/src/features/cart': { browser: ['storefront/e2e/cart'] },
  'storefront/src/features/guide': { browser: ['storefront/e2e/guide'] },
  'storefront/src/features/home': { browser: ['storefront/e2e/navigation', 'storefront/e2e/page-answers'] },
  'storefront/src/features/legal': { browser: ['storefront/e2e/public-pages'] },
  'storefront/src/features/monitor': { browser: ['storefront/e2e/monitor'] },
  'storefront/src/features/my-orders': { browser: ['storefront/e2e/my-orders'] },
  'storefront/src/features/orders': { browser: ['storefront/e2e/orders', 'storefront/e2e/find-order'] },
  'storefront/src/features/payment': { browser: ['storefront/e2e/orders', ...site] },
  'storefront/src/features/personal-center': { browser: ['storefront/e2e/personal-center'] },
  'storefront/src/features/sailings': {
    browser: ['storefront/e2e/page-answers', 'storefront/e2e/route-chart'],
  },
  'storefront/src/features/search': {
    browser: ['storefront/e2e/price-calendar', 'storefront/e2e/change-search'],
  },
  'storefront/src/features/ship': { browser: ['storefront/e2e/ships'] },
  'storefront/src/features/waitlist': { browser: ['storefront/e2e/waitlist'] },
};
