import type { OfficeOrderPage } from '@gangway/shared/contract/office/orders/orders.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { Ticket } from 'lucide-react';
import { request } from '../../lib/api/request.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { isSame, type PaletteSource } from '../../lib/palette/palette.ts';
import { paths } from '../../lib/paths.ts';

const MOST = 5;

/** Finds orders by number, name, phone, document or ticket. */
const orders: PaletteSource = {
  id: 'orders',
  permission: 'orders.read',
  screen: paths.shipOrder,
  heading: 'palette.orders',
  async search(search, signal) {
    const query = { search, size: MOST };
    const { items } = await request<OfficeOrderPage>('GET', '/office/orders', { query, signal });
    return items.map(order => ({
      id: order.id,
      exact: isSame(order.number, search),
      label: `${order.number} · ${order.customerName}`,
      detail: writeDateTime(new Date(order.departsAt), currentLanguage()),
      href: `${paths.shipOrder}/${order.number}`,
      icon: Ticket,
    }));
  },
};

export default orders;
