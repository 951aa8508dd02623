import type { RolePermission } from '@gangway/shared/contract/permissions.ts';

/** Permissions as the matrix puts them together. */
export const permissionGroups = {
  gate: ['boarding.verify', 'boarding.override'],
  orders: ['orders.read', 'orders.sell', 'orders.cancel', 'payments.read', 'reports.read'],
  fleet: ['rooms.operate', 'catalogue.manage'],
  people: ['customers.manage', 'staff.read', 'staff.manage', 'roles.manage'],
  setup: ['settings.read', 'settings.manage'],
} as const satisfies Record<string, readonly RolePermission[]>;
