import type { OfficeOrder, OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { KeyRound, Printer, Route, Ticket } from 'lucide-react';
import { request } from '../../lib/api/request.ts';
import { currentLanguage, i18next } from '../../lib/language/i18n.ts';
import { isSame, type PaletteDeed, type PaletteSource } from '../../lib/palette/palette.ts';
import { paths } from '../../lib/paths.ts';
import { askFor } from './order/asked-action.ts';

const MOST = 5;

/** What is most often done with an order that was looked up by its number. */
function deedsOf({ number, status, paidSen, rooms, date, sailingId }: OfficeOrder): PaletteDeed[] {
  const deeds: PaletteDeed[] = [];
  if (status === 'paid')
    deeds.push({
      id: 'move',
      label: i18next.t('orders:actions.move'),
      href: askFor('move', number),
      icon: Route,
      permission: 'orders.sell',
    });
  if (paidSen > 0)
    deeds.push({
      id: 'receipt',
      label: i18next.t('orders:actions.printReceipt'),
      href: askFor('printReceipt', number),
      icon: Printer,
    });
  if (status === 'paid' && rooms.length > 0)
    deeds.push({
      id: 'check-in',
      label: i18next.t('orders:actions.checkIn', { rooms: rooms.join(', ') }),
      href: `${paths.roomCheckInManagement}?${new URLSearchParams({ date, sailing: String(sailingId), search: number })}`,
      icon: KeyRound,
      permission: 'rooms.operate',
      screen: paths.roomCheckInManagement,
    });
  return deeds;
}

/** Finds orders by number, name, phone, document or ticket. */
const orders: PaletteSource = {
  id: 'orders',
  permission: 'orders.read',
  screen: paths.shipOrder,
  heading: 'palette.orders',
  async search(search, signal) {
    const query = { search, size: MOST };
    const [{ items }] = await Promise.all([
      request<OfficeOrderPage>('GET', '/office/orders', { query, signal }),
      i18next.loadNamespaces('orders'),
    ]);
    return items.map(order => ({
      id: order.id,
      exact: isSame(order.number, search),
      label: `${order.number} · ${order.customerName}`,
      detail: [
        i18next.t(`orders:status.${order.status}`),
        order.ship,
        writeDateTime(order.departsAt, currentLanguage()),
      ].join(' · '),
      href: `${paths.shipOrder}/${order.number}`,
      icon: Ticket,
      deeds: deedsOf(order),
    }));
  },
};

export default orders;
