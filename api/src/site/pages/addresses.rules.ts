import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import type { LegalPageName } from '@gangway/shared/contract/legal.ts';

/** The storefront's public addresses for search engines (R10). */
export const addresses = {
  home: '/home',
  routeList: '/shipClient/routeList',
  booking: '/shipClient/pay/ship',
  orders: '/shipClient/personalOrder',
  terms: '/privacyPolicy/termsConditions',
  privacy: '/privacyPolicy',
  pdpa: '/privacyPolicy/pda',
} as const;

/** The legal pages (R26). */
export const legalPageAt = {
  [addresses.terms]: 'terms',
  [addresses.privacy]: 'privacy',
  [addresses.pdpa]: 'pdpa',
} as const satisfies Record<string, LegalPageName>;

/** The pages of the operator's own texts (R416). */
export const guideAddresses: Readonly<Record<GuidePage, string>> = {
  'on-board': '/onBoard',
  luggage: '/luggage',
  faq: '/faq',
};

const guideByAddress = new Map(
  Object.entries(guideAddresses).map(([page, address]) => [address, page as GuidePage]),
);

/** The page of the guide at a canonical address. */
export const guidePageAt = (path: string): GuidePage | undefined => guideByAddress.get(path);

export const NOT_FOUND = '/404';

/** Screens in the terminal. Their address ends with the id of their sailing. */
const OF_SAILING = /^(\/monitor-live|\/standby)\/(\d+)$/;

/** A ship's page, whose address ends with the ship's code (R464). */
const OF_SHIP = /^\/ship\/([a-z]+(?:-[a-z]+)*)$/;

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
  '/login/passkey': 'passkey:title',
  '/monitor-live': 'monitor:title',
  '/standby': 'waitlist:standby.title',
  '/waitingList': 'waitlist:title',
  [NOT_FOUND]: 'site:notFound.title',
};

/** The sailings of a route, or all from a port. */
export const sailingsUrl = (publicUrl: string, codes: { departure: string; destination?: string }): string =>
  `${publicUrl}${addresses.routeList}?${new URLSearchParams(codes)}`;

export const sailingUrl = (publicUrl: string, sailingId: number): string =>
  `${publicUrl}${addresses.booking}?sailing=${sailingId}`;

export const shipUrl = (publicUrl: string, code: string): string => `${publicUrl}/ship/${code}`;

/** The entry of the personal center. */
const DASHBOARD = '/dashboard';

const canonicalPaths = new Map(
  [
    '/',
    DASHBOARD,
    ...Object.values(addresses),
    ...Object.values(guideAddresses),
    ...Object.keys(privateTitles),
  ]
    .filter(path => path !== '/monitor-live' && path !== '/standby')
    .map(path => [path.toLowerCase(), path]),
);

/**
 * The canonical address of a screen, which the storefront finds in any case and with a trailing slash; undefined if no screen has
 * it (R356).
 */
export function knownAddress(path: string): string | undefined {
  const plain = path.toLowerCase().replace(/(.)\/$/, '$1');
  return OF_SAILING.test(plain) || OF_SHIP.test(plain) ? plain : canonicalPaths.get(plain);
}

/** The code of the ship that a page is about. */
export const shipAt = (path: string): string | undefined => OF_SHIP.exec(path)?.[1];

/** A screen in the terminal and its sailing. */
export function ofSailing(path: string): { screen: string; sailing: string } | undefined {
  const [, screen, sailing] = OF_SAILING.exec(path) ?? [];
  return screen && sailing ? { screen, sailing } : undefined;
}
