import { loadTexts } from '../../lib/texts.ts';

/** The screens' own texts for titles, and further texts for search engines. */
const files = {
  site: 'storefront/site',
  home: 'storefront/home',
  sailings: 'storefront/sailings',
  booking: 'storefront/booking',
  cart: 'storefront/cart',
  orders: 'storefront/orders',
  'my-orders': 'storefront/my-orders',
  payment: 'storefront/payment',
  account: 'storefront/account',
  passkey: 'storefront/passkey',
  'personal-center': 'storefront/personal-center',
  agent: 'storefront/agent',
  monitor: 'storefront/monitor',
  waitlist: 'storefront/waitlist',
  guide: 'storefront/guide',
  ship: 'storefront/ship',
  legal: 'legal',
  seo: 'seo',
} as const;

/** Texts of the storefront's pages in one language; those for search engines by default. */
export const pageTextsIn = await loadTexts(files, 'seo', false);
