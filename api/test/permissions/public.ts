/**
 * Undocumented public routes. Adding one means that it needs no permission, or that the
 * page protects itself.
 */
export const publicPages = [
  'GET /prod-api/openapi.json',
  'GET /prod-api/docs',
  'GET /prod-api/docs/',
  'GET /prod-api/docs/read.js',
  'GET /prod-api/docs/*',
  // Answers that the call does not exist.
  'ALL /prod-api/*',
  // Verifies the gateway's signature.
  'POST /notify/:provider',
  // The sandbox bank: its links and refunds are signed.
  'GET /sandbox/page.css',
  'GET /sandbox/pay/:reference',
  'POST /sandbox/pay/:reference',
  'POST /sandbox/refunds',
  // Mails stored as files; only without SMTP_URL.
  'GET /dev/mail',
  'GET /dev/mail/*',
  'GET /dev/mail/style.css',
  'GET /dev/mail/:file',
  'GET /dev/mail/:file/body',
  'GET /dev/mail/:file/attachments/:index',
  'GET /media/*',
  'GET /assets/*',
  'GET /manifest.webmanifest',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /index.html',
  'GET /:file{[^/]+\\.[^/.]+}',
  'GET /*',
] as const;

/**
 * Documented calls without a login: the catalogue, signing in and out, and orders with their
 * resources, which a guest opens with the order's token.
 */
export const publicCalls = [
  'GET /health',
  'GET /ready',
  'GET /ports',
  'GET /routes',
  'GET /ships',
  'GET /slides',
  'GET /settings/public',
  'GET /sailings',
  'GET /sailings/calendar',
  'GET /sailings/{id}',
  // A position in the queue belongs to its token, which is in the body.
  'GET /sailings/{id}/waiting-room',
  'GET /sailings/{id}/waiting-room/line',
  'POST /sailings/{id}/waiting-room/join',
  'POST /sailings/{id}/waiting-room/place',
  'POST /sailings/{id}/waiting-room/leave',
  // So does a position on a waiting list; the screen at the counter shows only numbers.
  'POST /waitlist/join',
  'POST /waitlist/confirm',
  'POST /waitlist/entry',
  'POST /waitlist/leave',
  'POST /waitlist/decline',
  'GET /standby/{sailingId}',
  'GET /standby/{sailingId}/events',
  'GET /monitor/{sailingId}',
  'GET /monitor/{sailingId}/events',
  'POST /sysUser/login',
  'GET /sysUser/logout',
  'GET /human-check/challenge',
  'POST /customers/codes',
  'POST /customers/password/reset',
  'POST /customers/password/link',
  'POST /customers/password/link/use',
  'POST /customers/register',
  'POST /customers/login',
  'POST /customers/logout',
  'POST /quotes',
  'POST /orders',
  'POST /checkouts',
  'POST /orders/lookup',
  'GET /orders/{number}',
  'POST /orders/{number}/cancel/preview',
  'POST /orders/{number}/cancel',
  'GET /orders/{number}/called-off',
  'POST /orders/{number}/called-off',
  'GET /orders/{number}/replacing',
  'POST /orders/{number}/change/preview',
  'POST /orders/{number}/change',
  'POST /orders/batch/cancel/preview',
  'POST /orders/batch/cancel',
  'GET /orders/{number}/calendar.ics',
  'GET /orders/{number}/tickets.pdf',
  'GET /orders/tickets.zip',
  'GET /tickets/{id}/pdf',
  'GET /tickets/{id}/qr.svg',
  'GET /payments/options',
  'POST /payments',
  'GET /payments/{id}',
  // The voucher's code is the proof of ownership.
  'POST /vouchers/balance',
  'POST /orders/{number}/voucher',
  'POST /orders/{number}/voucher/remove',
] as const;
