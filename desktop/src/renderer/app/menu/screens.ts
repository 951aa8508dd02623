import type { ScreenName, SectionName } from '@gangway/shared/contract/office/system/screens.ts';
import {
  Anchor,
  Banknote,
  BedDouble,
  BookOpen,
  BriefcaseBusiness,
  Calculator,
  CalendarRange,
  ClipboardCheck,
  ClipboardList,
  Gauge,
  Gift,
  History,
  Image,
  KeyRound,
  ListChecks,
  ListPlus,
  ListTodo,
  ListTree,
  LockKeyhole,
  LogIn,
  Mails,
  Map as MapIcon,
  MapPin,
  Monitor,
  Palette,
  Percent,
  ReceiptText,
  Scale,
  ScanLine,
  Settings,
  ShieldCheck,
  Ship,
  SlidersHorizontal,
  Tags,
  TicketCheck,
  Tickets,
  TriangleAlert,
  UserCog,
  Users,
  Waypoints,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyScreen } from '../../lib/page/lazy-screen.ts';
import type { Icon } from '../../ui/icon.tsx';

/** What the renderer adds to a screen of the manifest (shared/contract/office/system/screens.ts). */
interface OfficeScreen {
  icon: Icon;
  View: ComponentType;
}

/** Combines a screen's component with its icon and its text namespaces. */
const screen = (
  icon: Icon,
  load: () => Promise<{ default: ComponentType }>,
  ...namespaces: (keyof ScreenTexts)[]
): OfficeScreen => ({ icon, View: lazyScreen(load, namespaces) });

/** Every screen of the back office. Only those that the server's routes name are ever mounted. */
export const screens: Readonly<Record<ScreenName, OfficeScreen>> = {
  dashboard: screen(Gauge, () => import('../../features/dashboard/dashboard-screen.tsx'), 'dashboard'),
  paymentRecord: screen(
    ReceiptText,
    () => import('../../features/payments/payments-screen.tsx'),
    'payments',
    'providers',
  ),
  cashDrawer: screen(
    Banknote,
    () => import('../../features/takings/drawer/cash-drawer-screen.tsx'),
    'takings',
    'providers',
  ),
  dayClose: screen(
    Calculator,
    () => import('../../features/takings/day/day-close-screen.tsx'),
    'takings',
    'providers',
  ),
  worklist: screen(ListTodo, () => import('../../features/worklist/worklist-screen.tsx'), 'worklist'),
  voucher: screen(
    Gift,
    () => import('../../features/orders/vouchers/vouchers-screen.tsx'),
    'vouchers',
    'orders',
    'desk',
    'providers',
  ),
  promoCode: screen(
    Percent,
    () => import('../../features/promo-codes/promo-codes-screen.tsx'),
    'promo-codes',
  ),
  sailing: screen(
    CalendarRange,
    () => import('../../features/sailings/sailings-screen.tsx'),
    'sailings',
    'fares',
  ),
  route: screen(MapIcon, () => import('../../features/routes/routes-screen.tsx'), 'routes', 'fares'),
  port: screen(MapPin, () => import('../../features/ports/ports-screen.tsx'), 'ports'),
  ship: screen(Anchor, () => import('../../features/ships/ships-screen.tsx'), 'ships'),
  slides: screen(Image, () => import('../../features/slides/slides-screen.tsx'), 'slides'),
  guide: screen(BookOpen, () => import('../../features/guide/guide-screen.tsx'), 'guide'),
  shipWriteOff: screen(
    TicketCheck,
    () => import('../../features/write-off/write-off-screen.tsx'),
    'write-off',
  ),
  departureBoard: screen(
    ClipboardCheck,
    () => import('../../features/departure-board/departure-board-screen.tsx'),
    'departure-board',
  ),
  boardingConflict: screen(
    TriangleAlert,
    () => import('../../features/boarding-conflicts/conflicts-screen.tsx'),
    'boarding-conflicts',
    'verification-records',
  ),
  roomCheckInManagement: screen(
    KeyRound,
    () => import('../../features/rooms/check-in/check-in-screen.tsx'),
    'rooms',
  ),
  roomManagement: screen(
    BedDouble,
    () => import('../../features/rooms/board/room-management-screen.tsx'),
    'rooms',
  ),
  roomTypeManagement: screen(
    Tags,
    () => import('../../features/room-types/room-types-screen.tsx'),
    'room-types',
  ),
  roomRecord: screen(ClipboardList, () => import('../../features/rooms/records/records-screen.tsx'), 'rooms'),
  verificationRecord: screen(
    ListChecks,
    () => import('../../features/verification-records/verification-records-screen.tsx'),
    'verification-records',
  ),
  stations: screen(Monitor, () => import('../../features/stations/stations-screen.tsx'), 'stations'),
  userInfoRecord: screen(Users, () => import('../../features/customers/customers-screen.tsx'), 'customers'),
  shipOrder: screen(
    Tickets,
    () => import('../../features/orders/orders-screen.tsx'),
    'orders',
    'desk',
    'providers',
    'prescribed',
  ),
  waitlist: screen(ListPlus, () => import('../../features/waitlist/waitlist-screen.tsx'), 'waitlist'),
  serialScannerTest: screen(
    ScanLine,
    () => import('../../features/serial-test/serial-test-screen.tsx'),
    'serial-test',
  ),
  role: screen(ShieldCheck, () => import('../../features/permissions/roles/roles-screen.tsx'), 'permissions'),
  users: screen(UserCog, () => import('../../features/permissions/users/users-screen.tsx'), 'permissions'),
  staffSessions: screen(
    LogIn,
    () => import('../../features/permissions/sessions/sessions-screen.tsx'),
    'permissions',
  ),
  menus: screen(ListTree, () => import('../../features/permissions/menus/menus-screen.tsx'), 'permissions'),
  settingConfig: screen(
    SlidersHorizontal,
    () => import('../../features/settings/settings-screen.tsx'),
    'settings',
  ),
  branding: screen(Palette, () => import('../../features/settings/branding-screen.tsx'), 'settings'),
  legalPages: screen(Scale, () => import('../../features/legal-pages/legal-pages-screen.tsx'), 'legal-pages'),
  auditLog: screen(
    History,
    () => import('../../features/audit-log/audit-log-screen.tsx'),
    'audit-log',
    'settings',
    'permissions',
  ),
  mailsAndJobs: screen(
    Mails,
    () => import('../../features/mails-and-jobs/mails-and-jobs-screen.tsx'),
    'mails-and-jobs',
  ),
};

/** The icons of the menu's sections. */
export const sectionIcons: Readonly<Record<SectionName, Icon>> = {
  business: BriefcaseBusiness,
  voyage: Waypoints,
  ship: Ship,
  permission: LockKeyhole,
  setup: Settings,
};

/** The texts of each screen, by namespace; they type the screens' `t`. */
interface ScreenTexts {
  'audit-log': typeof import('@gangway/shared/i18n/en/office/system/audit-log.ts').default;
  'boarding-conflicts': typeof import('@gangway/shared/i18n/en/office/gate/boarding-conflicts.ts').default;
  customers: typeof import('@gangway/shared/i18n/en/office/orders/customers.ts').default;
  desk: typeof import('@gangway/shared/i18n/en/office/orders/desk.ts').default;
  dashboard: typeof import('@gangway/shared/i18n/en/office/system/dashboard.ts').default;
  'departure-board': typeof import('@gangway/shared/i18n/en/office/gate/departure-board.ts').default;
  'mails-and-jobs': typeof import('@gangway/shared/i18n/en/office/system/mails-and-jobs.ts').default;
  orders: typeof import('@gangway/shared/i18n/en/office/orders/orders.ts').default;
  payments: typeof import('@gangway/shared/i18n/en/office/orders/payments.ts').default;
  permissions: typeof import('@gangway/shared/i18n/en/office/system/permissions.ts').default;
  ports: typeof import('@gangway/shared/i18n/en/office/fleet/ports.ts').default;
  worklist: typeof import('@gangway/shared/i18n/en/office/orders/worklist.ts').default;
  'promo-codes': typeof import('@gangway/shared/i18n/en/office/orders/promo-codes.ts').default;
  vouchers: typeof import('@gangway/shared/i18n/en/office/orders/vouchers.ts').default;
  'room-types': typeof import('@gangway/shared/i18n/en/office/fleet/room-types.ts').default;
  providers: typeof import('@gangway/shared/i18n/en/office/orders/providers.ts').default;
  rooms: typeof import('@gangway/shared/i18n/en/office/fleet/rooms.ts').default;
  routes: typeof import('@gangway/shared/i18n/en/office/fleet/routes.ts').default;
  sailings: typeof import('@gangway/shared/i18n/en/office/fleet/sailings.ts').default;
  'serial-test': typeof import('@gangway/shared/i18n/en/office/system/serial-test.ts').default;
  settings: typeof import('@gangway/shared/i18n/en/office/system/settings.ts').default;
  ships: typeof import('@gangway/shared/i18n/en/office/fleet/ships.ts').default;
  slides: typeof import('@gangway/shared/i18n/en/office/system/slides.ts').default;
  'legal-pages': typeof import('@gangway/shared/i18n/en/office/system/legal-pages.ts').default;
  guide: typeof import('@gangway/shared/i18n/en/office/system/guide.ts').default;
  stations: typeof import('@gangway/shared/i18n/en/office/gate/stations.ts').default;
  'verification-records': typeof import('@gangway/shared/i18n/en/office/gate/verification-records.ts').default;
  fares: typeof import('@gangway/shared/i18n/en/office/fleet/fares.ts').default;
  takings: typeof import('@gangway/shared/i18n/en/office/orders/takings.ts').default;
  waitlist: typeof import('@gangway/shared/i18n/en/office/orders/waitlist.ts').default;
  'write-off': typeof import('@gangway/shared/i18n/en/office/gate/write-off.ts').default;
  prescribed: typeof import('@gangway/shared/i18n/en/prescribed.ts').default;
}
