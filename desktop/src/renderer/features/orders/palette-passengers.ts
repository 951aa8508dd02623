import type { FoundPassenger } from '@gangway/shared/contract/office/orders/passengers.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import { UserRound } from 'lucide-react';
import { request } from '../../lib/api/request.ts';
import { currentLanguage, i18next } from '../../lib/language/i18n.ts';
import { isSame, type PaletteSource } from '../../lib/palette/palette.ts';
import { paths } from '../../lib/paths.ts';

const MOST = 5;

/** Finds passengers by name or document; a result opens the passenger's order. */
const passengers: PaletteSource = {
  id: 'passengers',
  permission: 'orders.read',
  screen: paths.shipOrder,
  heading: 'palette.passengers',
  async search(search, signal) {
    const query = { search, size: MOST };
    const [passengers] = await Promise.all([
      request<FoundPassenger[]>('GET', '/office/passengers', { query, signal }),
      i18next.loadNamespaces('orders'),
    ]);
    return passengers.map(({ id, name, idNumber, orderNumber, orderStatus, ship, departsAt }) => ({
      id,
      exact: isSame(idNumber, search),
      label: `${name} · ${idNumber}`,
      detail: [
        orderNumber,
        i18next.t(`orders:status.${orderStatus}`),
        ship,
        writeDateTime(departsAt, currentLanguage()),
      ].join(' · '),
      href: `${paths.shipOrder}/${orderNumber}`,
      icon: UserRound,
    }));
  },
};

export default passengers;
