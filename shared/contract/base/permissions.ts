/**
 * Who may call an endpoint. `public` needs no login, `customer` a logged-in customer, `staff` any logged-in system user;
 * every other permission is granted by roles (table role_permissions).
 */
export const openPermissions = ['public', 'customer', 'staff'] as const;

/** The permissions that roles can have, grouped as in the matrix of role permissions. */
export const permissionGroups = {
  gate: ['boarding.verify', 'boarding.find', 'boarding.override', 'stations.manage'],
  orders: [
    'orders.read',
    'orders.sell',
    'orders.cancel',
    'orders.waive',
    'payments.read',
    'reports.read',
    'vouchers.cancel',
    'promotions.manage',
  ],
  fleet: ['rooms.operate', 'catalogue.manage'],
  people: ['customers.manage', 'staff.read', 'staff.manage', 'roles.manage'],
  setup: ['settings.read', 'settings.manage', 'jobs.manage'],
} as const;

export type RolePermission = (typeof permissionGroups)[keyof typeof permissionGroups][number];

export const rolePermissions: readonly RolePermission[] = Object.values(permissionGroups).flat();

export type Permission = (typeof openPermissions)[number] | RolePermission;

/** The roles of a new installation with their permissions; an administrator may change them. */
export const defaultRoles = {
  admin: rolePermissions,
  manager: rolePermissions.filter(
    permission => !['roles.manage', 'staff.manage', 'jobs.manage'].includes(permission),
  ),
  'front-desk': [
    'orders.read',
    'orders.sell',
    'orders.cancel',
    'payments.read',
    'rooms.operate',
    'boarding.verify',
    'boarding.find',
  ],
  supervisor: [
    'boarding.verify',
    'boarding.find',
    'boarding.override',
    'stations.manage',
    'orders.read',
    'rooms.operate',
  ],
  gate: ['boarding.verify'],
} as const satisfies Record<string, readonly RolePermission[]>;
