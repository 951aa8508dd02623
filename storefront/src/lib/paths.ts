import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import { type SearchCriteria, searchParametersOf } from '@gangway/shared/domain/sailings/search-criteria.ts';

/** Every address of the site (R10), and of its documents. */
export const paths = {
  root: '/',
  home: '/home',
  routeList: '/shipClient/routeList',
  /** With `?sailing=` the booking of one sailing; without it, the shopping cart. */
  booking: '/shipClient/pay/ship',
  personalOrder: '/shipClient/personalOrder',
  personalCenter: '/shipClient/personalCenter',
  agent: '/shipClient/agent',
  jump: '/jump',
  return: '/return',
  notify: '/notify',
  login: '/login',
  /** Registration and reset lead to a login, so they are below its address, which is public. */
  registration: '/login/registration',
  passwordReset: '/login/passwordReset',
  /** The target of a password link in a mail, with its secret after a `#`. */
  passwordLink: '/login/password',
  /** Where staff use a passkey; opened by the back office, which adds a fragment. */
  passkey: '/login/passkey',
  dashboard: '/dashboard',
  privacyPolicy: '/privacyPolicy',
  pdpaNotice: '/privacyPolicy/pda',
  termsConditions: '/privacyPolicy/termsConditions',
  onBoard: '/onBoard',
  luggage: '/luggage',
  faq: '/faq',
  /** A ship by its code. */
  ship: '/ship/:code',
  monitor: '/monitor-live/:id',
  /** With `?sailing=` the form to join a waiting list; without it the own position, with its token after a `#`. */
  waitlist: '/waitingList',
  /** The numbers called to the counter, for a screen in the terminal. */
  standby: '/standby/:id',
  notFound: '/404',
} as const;

/** The pages of the operator's own texts (R416). */
export const guidePaths: Readonly<Record<GuidePage, string>> = {
  'on-board': paths.onBoard,
  luggage: paths.luggage,
  faq: paths.faq,
};

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const present = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(present).toString();
  return text ? `${path}?${text}` : path;
};

export const sailingsPath = (criteria: Partial<SearchCriteria>): string =>
  withQuery(paths.routeList, searchParametersOf(criteria));

/** Of a return trip, `back` is the sailing that is booked next, and `leg` says that this one is the way back (R404). */
interface BookingQuery {
  step?: string | undefined;
  party?: string;
  ref?: string;
  item?: string | undefined;
  again?: string;
  back?: string | undefined;
  leg?: string | undefined;
}

export const bookingPath = (sailingId: number, query: BookingQuery = {}) =>
  withQuery(paths.booking, { sailing: String(sailingId), ...query });

export const shipPath = (code: string): string => paths.ship.replace(':code', code);

/** The boarding monitor in the terminal; without a language it rotates through all of them. */
export const monitorPath = (sailingId: string, language?: string | null): string =>
  withQuery(paths.monitor.replace(':id', sailingId), { lang: language ?? undefined });

export const standbyPath = (sailingId: string, language?: string | null): string =>
  withQuery(paths.standby.replace(':id', sailingId), { lang: language ?? undefined });

export const joinListPath = (sailingId: number, query: { party?: string; type?: string } = {}): string =>
  withQuery(paths.waitlist, { sailing: String(sailingId), ...query });
export const ownPositionPath = (token: string): string => `${paths.waitlist}#${token}`;

/** The call that reads an order. */
export const pathOfOrder = (number: string): string => `/orders/${encodeURIComponent(number)}`;
export const orderPath = (number: string): string => withQuery(paths.personalOrder, { order: number });
/** The call that reads the boarding times and the gate of a sailing. */
export const pathOfBoarding = (sailingId: number): string => `/monitor/${sailingId}`;
/** The order lookup by number, for logged-in customers, who otherwise see their own list. */
export const findOrderPath = withQuery(paths.personalOrder, { find: 'true' });
export const jumpPath = (paymentId: string): string => withQuery(paths.jump, { payment: paymentId });
export const returnPath = (paymentId: string): string => withQuery(paths.return, { payment: paymentId });
export const loginPath = (redirect?: string): string => withQuery(paths.login, { redirect });
export const registrationPath = (redirect?: string): string => withQuery(paths.registration, { redirect });
export const passwordResetPath = (redirect?: string): string => withQuery(paths.passwordReset, { redirect });
export const personalCenterPath = (section?: string): string => withQuery(paths.personalCenter, { section });

/** E-tickets as files; fetched with the session's or the order's token, never with a key in the address. */
export const orderTicketsPdf = (number: string, format: 'a4' | 'phone'): string =>
  withQuery(`/orders/${encodeURIComponent(number)}/tickets.pdf`, { format });
/** Of several orders: one PDF, or a ZIP with a PDF for each order. */
export const ordersTickets = (
  numbers: readonly string[],
  format: 'a4' | 'phone',
  kind: 'pdf' | 'zip',
): string => withQuery(`/orders/tickets.${kind}`, { numbers: numbers.join(), format });
export const orderCalendar = (number: string): string => `/orders/${encodeURIComponent(number)}/calendar.ics`;
export const orderPersonalData = (number: string): string =>
  `/orders/${encodeURIComponent(number)}/personal-data`;
export const ticketPdf = (id: string, format: 'a4' | 'phone'): string =>
  withQuery(`/tickets/${id}/pdf`, { format });
export const ticketApplePass = (id: string): string => `/tickets/${id}/wallet.pkpass`;
export const ticketQr = (id: string): string => `/tickets/${id}/qr.svg`;

/** The address to open after a login: a path of this site, never another host (`//elsewhere`, `https:`). */
export const safeRedirect = (redirect: string | null): string =>
  redirect && /^\/(?![/\\])/.test(redirect) ? redirect : paths.home;
