/** The storefront's public addresses, as search engines are shown them (R10). */
export const addresses = {
  home: '/home',
  routeList: '/shipClient/routeList',
  booking: '/shipClient/pay/ship',
  orders: '/shipClient/personalOrder',
  terms: '/privacyPolicy/termsConditions',
  privacy: '/privacyPolicy',
  pdpa: '/privacyPolicy/pda',
} as const;

/** The titles of private pages, by their paths: keys of page.texts.ts. */
export const privateTitles: Readonly<Record<string, string>> = {
  // Without a sailing this is the shopping cart.
  [addresses.booking]: 'cart:title',
  [addresses.orders]: 'orders:title',
  '/shipClient/personalCenter': 'personal-center:title',
  '/shipClient/agent': 'agent:title',
  '/jump': 'payment:jump.title',
  '/return': 'payment:result.title',
  '/notify': 'payment:result.title',
  '/login': 'account:title',
  '/login/registration': 'account:registration.title',
  '/login/passwordReset': 'account:reset.title',
  '/login/password': 'account:link.title',
  '/monitor-live': 'monitor:title',
  '/standby': 'waitlist:standby.title',
  '/waitingList': 'waitlist:title',
  '/404': 'site:notFound.title',
};

export const routeUrl = (publicUrl: string, departure: string, destination: string): string =>
  `${publicUrl}${addresses.routeList}?${new URLSearchParams({ departure, destination })}`;

export const sailingUrl = (publicUrl: string, sailingId: number): string =>
  `${publicUrl}${addresses.booking}?sailing=${sailingId}`;
