import { type SearchCriteria, searchParametersOf } from './search-criteria.ts';
import { API_PREFIX } from './api/prefix.ts';

/** Every address of the site (specification section 2) and every document it links to. */
export const paths = {
  root: '/',
  home: '/home',
  routeList: '/shipClient/routeList',
  booking: '/shipClient/pay/ship',
  personalOrder: '/shipClient/personalOrder',
  personalCenter: '/shipClient/personalCenter',
  jump: '/jump',
  return: '/return',
  notify: '/notify',
  login: '/login',
  privacyPolicy: '/privacyPolicy',
  pdpaNotice: '/privacyPolicy/pda',
  termsConditions: '/privacyPolicy/termsConditions',
  notFound: '/404',
} as const;

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(present).toString();
  return text ? `${path}?${text}` : path;
};

export const sailingsPath = (criteria: Partial<SearchCriteria>): string =>
  withQuery(paths.routeList, searchParametersOf(criteria));

export const bookingPath = (sailingId: number, query: { step?: string; party?: string; ref?: string } = {}) =>
  withQuery(paths.booking, { sailing: String(sailingId), ...query });

export const orderPath = (number: string): string => withQuery(paths.personalOrder, { order: number });
export const jumpPath = (paymentId: string): string => withQuery(paths.jump, { payment: paymentId });
export const returnPath = (paymentId: string): string => withQuery(paths.return, { payment: paymentId });
export const loginPath = (redirect?: string): string => withQuery(paths.login, { redirect });

/** Documents open in the browser itself, which sends no headers of ours: a guest's token travels as `key`. */
export const orderTicketsPdf = (number: string, format: 'a4' | 'phone', key: string | null): string =>
  withQuery(`${API_PREFIX}/orders/${encodeURIComponent(number)}/tickets.pdf`, { format, key: key ?? undefined });
export const ticketPdf = (id: string, format: 'a4' | 'phone', key: string | null): string =>
  withQuery(`${API_PREFIX}/tickets/${id}/pdf`, { format, key: key ?? undefined });
export const ticketQr = (id: string, key: string | null): string =>
  withQuery(`${API_PREFIX}/tickets/${id}/qr.svg`, { key: key ?? undefined });

/** Where a login may lead back to: a path of this site, never another host (`//elsewhere`, `https:`). */
export const safeRedirect = (redirect: string | null): string =>
  redirect && /^\/(?![/\\])/.test(redirect) ? redirect : paths.home;
