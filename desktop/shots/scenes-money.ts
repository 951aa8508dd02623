import * as money from './reach/money.ts';
import type { Scene } from './scene/scene.ts';
import { fill, first, openRow, press } from './steps.ts';

const payments = '/business/paymentRecord';
const records = '/ship/verificationRecord';

/** Payments, the dashboard without money, the gate and its records, the serial port. */
export const moneyScenes: readonly Scene[] = [
  { name: 'cashDrawer-open', at: '/business/cashDrawer', before: money.openedDrawer, everySize: true },
  {
    name: 'cashDrawer-count',
    at: '/business/cashDrawer',
    before: money.openedDrawer,
    reach: first(press('takings:drawer.close'), fill('takings:drawer.countedIs', '150')),
    everySize: true,
  },
  { name: 'dayClose-day', at: '/business/dayClose', before: money.openedDrawer, everySize: true },
  { name: 'payment-one', at: payments, reach: openRow() },
  { name: 'payment-attention', at: `${payments}?attention=late,twice,mismatch,refund-failed,refund-owed` },
  { name: 'payment-refunded', at: `${payments}?attention=refund-owed`, reach: openRow() },
  {
    name: 'payment-retry',
    at: payments,
    reach: first(money.openRefusedRefund, press('payments:refund.retry')),
  },
  { name: 'payment-refused-refund', at: payments, reach: money.openRefusedRefund },
  { name: 'payment-none-found', at: `${payments}?order=SC00000000` },
  { name: 'payment-columns', at: payments, reach: press('frame:table.columns') },
  { name: 'verification-none-found', at: `${records}?ticket=NOBODY` },
  {
    name: 'verification-export-running',
    at: records,
    waiting: true,
    before: ({ page }) => page.route('**/records.xlsx*', () => undefined),
    reach: press('verification-records:export.action'),
  },
  { name: 'dashboard-gate', at: '/dashboard', who: 'gate', everySize: true },
  { name: 'dashboard-frontdesk', at: '/dashboard', who: 'frontdesk' },
  { name: 'conflict-one', at: '/ship/boardingConflict', reach: openRow() },
  { name: 'conflict-resolved', at: '/ship/boardingConflict?state=resolved', reach: openRow() },
  { name: 'write-off-refused', at: '/ship/shipWriteOff', reach: money.showForgedTicket },
  { name: 'serial-no-port', at: '/ship/serialScannerTest', reach: money.openNoPort },
];
