import { BOOKING_VIEW } from '@gangway/shared/contract/base/first-view.ts';
import { paths } from '../src/lib/paths.ts';

export interface Screen {
  /** Below `storefront/src`. */
  module: string;
  /** Its texts, besides those of the frame. */
  texts: string[];
}

/** The screens that visitors often open first, by their paths. */
export const screens: Record<string, Screen> = {
  [paths.home]: { module: 'app/screens/home-screen.tsx', texts: ['home'] },
  [paths.routeList]: { module: 'app/screens/route-list-screen.tsx', texts: ['sailings'] },
  [BOOKING_VIEW]: { module: 'app/screens/booking-screen.tsx', texts: ['booking'] },
  [paths.personalOrder]: { module: 'features/orders/personal-order-screen.tsx', texts: ['orders'] },
  [paths.ship]: { module: 'app/screens/ship-screen.tsx', texts: ['ship', 'cabin', 'deck'] },
  [paths.onBoard]: { module: 'app/screens/guide/on-board-screen.tsx', texts: ['guide'] },
  [paths.luggage]: { module: 'app/screens/guide/luggage-screen.tsx', texts: ['guide'] },
  [paths.faq]: { module: 'app/screens/guide/faq-screen.tsx', texts: ['guide'] },
};
