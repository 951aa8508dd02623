import type { ComponentType } from 'react';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { paths } from '../lib/paths.ts';

/** A screen with the texts that it brings, by its address. Addresses below it (`/ship/shipOrder/SC-1`) are its own too. */
const screen = (load: () => Promise<{ default: ComponentType }>, ...namespaces: string[]) =>
  lazyScreen(load, namespaces);

/** Every screen of the back office. Only those that the server's routes name are ever mounted. */
export const screens: Readonly<Record<string, ComponentType>> = {
  [paths.dashboardChild]: screen(() => import('../features/dashboard/dashboard-screen.tsx'), 'dashboard'),
  [paths.sailing]: screen(() => import('../features/sailings/sailings-screen.tsx'), 'sailings'),
  [paths.route]: screen(() => import('../features/routes/routes-screen.tsx'), 'routes'),
  [paths.port]: screen(() => import('../features/ports/ports-screen.tsx'), 'ports'),
  [paths.roomManagement]: screen(() => import('../features/rooms/board/room-management-screen.tsx'), 'rooms'),
  [paths.roomCheckInManagement]: screen(
    () => import('../features/rooms/check-in/check-in-screen.tsx'),
    'rooms',
  ),
  [paths.roomRecord]: screen(() => import('../features/rooms/records/records-screen.tsx'), 'rooms'),
  [paths.roomTypeManagement]: screen(
    () => import('../features/room-types/room-types-screen.tsx'),
    'room-types',
  ),
  [paths.paymentRecord]: screen(() => import('../features/payments/payments-screen.tsx'), 'payments'),
  [paths.verificationRecord]: screen(
    () => import('../features/verification-records/verification-records-screen.tsx'),
    'verification-records',
  ),
  [paths.shipWriteOff]: screen(() => import('../features/write-off/write-off-screen.tsx'), 'write-off'),
  [paths.departureBoard]: screen(
    () => import('../features/departure-board/departure-board-screen.tsx'),
    'departure-board',
  ),
  [paths.boardingConflict]: screen(
    () => import('../features/boarding-conflicts/conflicts-screen.tsx'),
    'boarding-conflicts',
    'verification-records',
  ),
  [paths.userInfoRecord]: screen(() => import('../features/customers/customers-screen.tsx'), 'customers'),
  [paths.ship]: screen(() => import('../features/ships/ships-screen.tsx'), 'ships'),
  [paths.slides]: screen(() => import('../features/slides/slides-screen.tsx'), 'slides'),
  [paths.settingConfig]: screen(() => import('../features/settings/settings-screen.tsx'), 'settings'),
  [paths.auditLog]: screen(() => import('../features/audit-log/audit-log-screen.tsx'), 'audit-log'),
  [paths.role]: screen(() => import('../features/permissions/roles/roles-screen.tsx'), 'permissions'),
  [paths.users]: screen(() => import('../features/permissions/users/users-screen.tsx'), 'permissions'),
  [paths.menus]: screen(() => import('../features/permissions/menus/menus-screen.tsx'), 'permissions'),
  [paths.shipOrder]: screen(() => import('../features/orders/orders-screen.tsx'), 'orders', 'specification'),
  [paths.serialScannerTest]: screen(
    () => import('../features/serial-test/serial-test-screen.tsx'),
    'serial-test',
  ),
};

/** The template's demo list (specification section 2, "some demo routes from a template"): no build contains it. */
export const TemplateList = import.meta.env.DEV
  ? screen(() => import('../features/template-list/template-list-screen.tsx'), 'template-list')
  : null;
