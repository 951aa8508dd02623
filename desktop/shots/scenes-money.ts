import { newInstallation } from './reach/frame.ts';
import * as money from './reach/money.ts';
import { addNobody } from './reach/people.ts';
import type { Scene } from './scene/scene.ts';
import { fill, first, openRow, press } from './scene/steps.ts';

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
  {
    name: 'cashDrawer-pay-in',
    at: '/business/cashDrawer',
    before: money.openedDrawer,
    reach: press('takings:drawer.payIn'),
  },
  {
    name: 'cashDrawer-take-out',
    at: '/business/cashDrawer',
    before: money.openedDrawer,
    reach: press('takings:drawer.takeOut'),
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
  {
    name: 'payment-settle',
    at: payments,
    reach: first(money.openRefusedRefund, press('payments:refund.settle.open')),
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
  { name: 'voucher-sell', at: '/business/voucher', reach: press('vouchers:sell'), everySize: true },
  { name: 'voucher-one', at: '/business/voucher', before: money.soldVoucher, reach: openRow() },
  {
    name: 'voucher-cancel',
    at: '/business/voucher',
    before: money.soldVoucher,
    reach: first(openRow(), press('vouchers:cancel.action')),
  },
  { name: 'promo-one', at: '/business/promoCode', before: money.addedPromo, reach: openRow() },
  { name: 'promo-new-errors', at: '/business/promoCode', reach: addNobody('promo-codes:add') },
  { name: 'dashboard-set-up', at: '/dashboard', before: newInstallation, everySize: true },
  { name: 'dashboard-gate', at: '/dashboard', who: 'gate', everySize: true },
  { name: 'dashboard-frontdesk', at: '/dashboard', who: 'frontdesk' },
  { name: 'conflict-one', at: '/ship/boardingConflict', reach: openRow() },
  { name: 'conflict-resolved', at: '/ship/boardingConflict?state=resolved', reach: openRow() },
  { name: 'write-off-find', at: '/ship/shipWriteOff', reach: press('write-off:find.title') },
  { name: 'write-off-refused', at: '/ship/shipWriteOff', reach: money.showForgedTicket },
  { name: 'serial-no-port', at: '/ship/serialScannerTest', reach: money.openNoPort },
];
