import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import type { MiddlewareHandler } from 'hono';
import type { Caller, CustomerCaller, StaffCaller } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from './context.ts';

/** Requires that the caller of a request has the permission. */
export function requires(permission: Permission): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    checkPermission(c.get('caller'), permission);
    await next();
  };
}

/** @throws AppError `not-signed-in` where any account would be needed, `not-permitted` where this one does not suffice. */
export function checkPermission(caller: Caller, permission: Permission): void {
  if (permission === 'public') return;
  if (caller.kind === 'guest') throw new AppError('not-signed-in');
  if (permission === 'customer' || permission === 'staff') {
    if (caller.kind !== permission) throw new AppError('not-permitted');
    return;
  }
  if (caller.kind !== 'staff' || !caller.permissions.has(permission)) throw new AppError('not-permitted');
}

/** The system user of a request. @throws AppError as `checkPermission` for other callers. */
export function asStaff(caller: Caller): StaffCaller {
  checkPermission(caller, 'staff');
  return caller as StaffCaller;
}

/** The signed-in customer of a request. @throws AppError as `checkPermission` for other callers. */
export function asCustomer(caller: Caller): CustomerCaller {
  checkPermission(caller, 'customer');
  return caller as CustomerCaller;
}
