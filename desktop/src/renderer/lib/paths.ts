/** Every address of the back office (specification section 2; `/voyage` is ours) and the links between screens. */
export const paths = {
  root: '/',
  login: '/login',
  notFound: '/404',
  dashboard: '/dashboard',
  dashboardChild: '/dashboard/dashboard',
  paymentRecord: '/business/paymentRecord',
  sailing: '/voyage/sailing',
  route: '/voyage/route',
  port: '/voyage/port',
  ship: '/ship/ship',
  slides: '/ship/slides',
  shipWriteOff: '/ship/shipWriteOff',
  departureBoard: '/ship/departureBoard',
  boardingConflict: '/ship/boardingConflict',
  roomCheckInManagement: '/ship/roomCheckInManagement',
  roomManagement: '/ship/roomManagement',
  roomTypeManagement: '/ship/roomTypeManagement',
  roomRecord: '/ship/roomRecord',
  verificationRecord: '/ship/verificationRecord',
  userInfoRecord: '/ship/userInfoRecord',
  shipOrder: '/ship/shipOrder',
  serialScannerTest: '/ship/serialScannerTest',
  role: '/permission/role',
  users: '/permission/users',
  menus: '/permission/menus',
  settingConfig: '/setup/settingConfig',
  auditLog: '/setup/auditLog',
  /** In development mode alone. */
  templateList: '/example/table',
} as const;

/** Where an address of a section leads (specification section 2). */
export const sectionRedirects: Readonly<Record<string, string>> = {
  [paths.dashboard]: paths.dashboardChild,
  '/business': paths.paymentRecord,
  '/voyage': paths.sailing,
  '/ship': paths.ship,
  '/permission': paths.role,
  '/setup': paths.settingConfig,
};

/** The login, with the way back to where one was (specification section 2). */
export const loginPath = (from: string): string => `${paths.login}?redirect=${encodeURIComponent(from)}`;

/** The way back that an address of the login names; the dashboard where it names none, or one outside of this app. */
export function redirectIn(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  const inside = /^\/(?![/\\])/.test(wanted) && !wanted.startsWith(paths.login);
  return inside ? wanted : paths.dashboard;
}
