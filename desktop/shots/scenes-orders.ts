import * as orders from './reach/orders.ts';
import { calledOff } from './reach/voyages.ts';
import type { Scene, Visit } from './scene/scene.ts';
import { choose, first, press, turnTo } from './scene/steps.ts';

const at = '/ship/shipOrder';
const pick =
  (count: number) =>
  async ({ hand }: Visit): Promise<void> => {
    for (let row = 0; row < count; row++) await hand.tickRow(row);
  };
const PAID = 'status=paid&channel=storefront&dueFrom=60000';

/** The list of orders, an order with all its actions, and the sale at the counter. */
export const orderScenes: readonly Scene[] = [
  { name: 'orders-selected', at: `${at}?status=paid`, reach: pick(3) },
  {
    name: 'orders-batch-cancel',
    at: `${at}?status=paid,completed`,
    reach: first(pick(4), press('orders:batch.cancel')),
  },
  {
    name: 'orders-batch-resend',
    at: `${at}?status=paid`,
    reach: first(pick(3), press('orders:batch.resend')),
  },
  { name: 'orders-batch-most', at, reach: ({ page }) => page.getByRole('checkbox').first().check() },
  { name: 'orders-none-found', at: `${at}?search=nobody-of-ours&status=paid` },
  { name: 'orders-status-choice', at, reach: press('orders:columns.status') },
  { name: 'orders-calendar', at, reach: press('frame:calendar.open') },
  { name: 'orders-columns', at, reach: press('frame:table.columns') },
  {
    name: 'orders-filters',
    at: `${at}?dueFrom=150000&channel=agent,counter`,
    reach: press('orders:filters.more'),
  },
  { name: 'orders-filters-used', at: `${at}?dueFrom=150000&qrStatus=unused&session=daytime` },
  { name: 'orders-of-sailing', at: `${at}?sailing=1`, everySize: true },
  { name: 'orders-export', at, reach: press('orders:export.action') },
  {
    name: 'orders-export-running',
    at,
    waiting: true,
    before: ({ page }) => page.route('**/export.xlsx*', () => undefined),
    reach: first(press('orders:export.action'), press('orders:export.start')),
  },
  {
    name: 'orders-export-failed',
    at,
    before: ({ page }) => page.route('**/export.xlsx*', route => route.abort()),
    reach: first(press('orders:export.action'), press('orders:export.start')),
  },
  { name: 'order-paid', at, reach: orders.openOrder(PAID) },
  { name: 'order-money', at, reach: first(orders.openOrder(PAID), turnTo('orders:order.money')) },
  { name: 'order-notes', at, reach: first(orders.openOrder(PAID), turnTo('desk:notes.title')) },
  { name: 'order-history', at, reach: first(orders.openOrder(PAID), turnTo('orders:order.history')) },
  {
    name: 'order-reissue',
    at,
    reach: first(orders.openOrder(PAID), choose('orders:actions.label', 'orders:actions.reissue')),
    everySize: true,
  },
  {
    name: 'order-print',
    at,
    reach: first(orders.openOrder(PAID), choose('orders:actions.label', 'orders:actions.printTickets')),
  },
  {
    name: 'order-print-viewer',
    at,
    reach: first(
      orders.openOrder(PAID),
      orders.withViewer,
      choose('orders:actions.label', 'orders:actions.printTickets'),
    ),
  },
  { name: 'order-actions', at, reach: first(orders.openOrder(PAID), press('orders:actions.label')) },
  { name: 'order-unpaid', at, reach: orders.openUnpaid },
  { name: 'order-completed', at, reach: orders.openOrder('status=completed') },
  { name: 'order-canceled', at, reach: orders.openOrder('status=canceled') },
  {
    name: 'order-refunded',
    at,
    reach: first(orders.openOrder('status=refunded'), turnTo('orders:order.money')),
  },
  {
    name: 'order-agent-money',
    at,
    reach: first(orders.openOrder('paymentMethod=balance&status=paid'), turnTo('orders:order.money')),
  },
  { name: 'order-not-found', at: `${at}/SC00000000` },
  { name: 'order-add', at, reach: orders.beginAddition, everySize: true },
  { name: 'order-add-pay', at, reach: orders.previewAddition, everySize: true },
  {
    name: 'order-cabin',
    at,
    reach: first(orders.openPaidInCash, choose('orders:actions.label', 'desk:cabin.action')),
  },
  {
    name: 'order-erase',
    at,
    reach: first(
      orders.openOrder('status=completed'),
      choose('orders:actions.label', 'orders:actions.erase'),
    ),
  },
  { name: 'order-called-off', at, before: calledOff, reach: orders.chooseForGuests, everySize: true },
  { name: 'order-cancel', at, reach: first(orders.openOrder(PAID), orders.cancelAll) },
  {
    name: 'order-cancel-waive',
    at,
    who: 'frontdesk',
    reach: first(
      orders.openOrder(`${orders.leavingSoon}&dueFrom=60000`),
      orders.cancelAll,
      orders.lowerCharge,
    ),
  },
  { name: 'order-cancel-part', at, reach: orders.cancelPart },
  {
    name: 'order-cancel-nothing',
    at,
    reach: first(orders.openOrder(PAID), press('orders:actions.cancel')),
  },
  { name: 'order-cancel-unpaid', at, reach: first(orders.openUnpaid, press('orders:actions.cancel')) },
  { name: 'order-cash', at, reach: first(orders.openUnpaid, orders.countCash) },
  { name: 'order-cash-taken', at, reach: first(orders.openUnpaid, orders.takeCash) },
  { name: 'order-hand-out', at, reach: first(orders.oweCash, press('providers:counter.refund.action')) },
  { name: 'order-owes-cash', at, reach: orders.oweCash },
  { name: 'order-contact', at, reach: first(orders.openOrder(PAID), press('orders:order.editContact')) },
  { name: 'order-contact-errors', at, reach: first(orders.openOrder(PAID), orders.emptyContact) },
  { name: 'order-passenger', at, reach: first(orders.openOrder(PAID), press('orders:order.edit')) },
  { name: 'order-passenger-passport', at, reach: first(orders.openOrder(PAID), orders.emptyPassport) },
  {
    name: 'order-passenger-meanwhile',
    at,
    waiting: true,
    reach: first(orders.correctBehindTheBack, press('orders:edit.save'), ({ hand }) =>
      hand.see('frame:changes.title'),
    ),
    everySize: true,
  },
  { name: 'order-leave', at, reach: first(orders.openOrder(PAID), orders.leaveTyped) },
  {
    name: 'order-move',
    at,
    reach: first(orders.openOrder(PAID), choose('orders:actions.label', 'orders:actions.move')),
  },
  { name: 'order-move-chosen', at, reach: orders.moveBy(PAID, 1) },
  { name: 'order-move-late', at, reach: orders.moveBy(orders.leavingSoon, 14) },
  {
    name: 'order-manifest',
    at,
    reach: first(orders.openOrder(PAID), choose('orders:actions.label', 'orders:actions.manifest')),
  },
  { name: 'sale', at, reach: press('orders:sell') },
  { name: 'sale-priced', at, reach: orders.fillSale },
  { name: 'sale-rules', at, reach: orders.breakRules },
  { name: 'sale-cash', at, reach: first(orders.countSale, orders.scrollToEnd) },
  { name: 'sale-sold', at, reach: orders.sell },
];
