import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { Role, RoleSave } from '@gangway/shared/contract/office/system/roles.ts';

/** Unsaved changes, by the role's id. */
export type Drafts = ReadonlyMap<number, Pick<Role, 'permissions' | 'menuIds'>>;

const toggled = <One>(all: readonly One[], one: One, on: boolean): One[] =>
  on ? [...all.filter(other => other !== one), one] : all.filter(other => other !== one);
const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every(one => others.includes(one));

/** A role with its unsaved changes. */
export const drafted = (role: Role, drafts: Drafts): Role => ({ ...role, ...drafts.get(role.id) });

/** The drafts with a role's new values; a draft equal to the saved role is removed. */
function withDraft(drafts: Drafts, role: Role, next: Pick<Role, 'permissions' | 'menuIds'>): Drafts {
  const others = new Map(drafts);
  if (isSame(next.permissions, role.permissions) && isSame(next.menuIds, role.menuIds))
    others.delete(role.id);
  else others.set(role.id, next);
  return others;
}

export function togglePermission(
  drafts: Drafts,
  role: Role,
  permission: RolePermission,
  on: boolean,
): Drafts {
  const { permissions, menuIds } = drafted(role, drafts);
  return withDraft(drafts, role, { permissions: toggled(permissions, permission, on), menuIds });
}

/** Shows or hides menu entries for a role. */
export function toggleMenus(drafts: Drafts, role: Role, ids: readonly number[], on: boolean): Drafts {
  const { permissions, menuIds } = drafted(role, drafts);
  return withDraft(drafts, role, {
    permissions,
    menuIds: ids.reduce<number[]>((all, id) => toggled(all, id, on), menuIds),
  });
}

/** The requests that save the drafts. */
export const savesOf = (roles: readonly Role[], drafts: Drafts): RoleSave[] =>
  roles
    .filter(({ id }) => drafts.has(id))
    .map(role => {
      const { id, code, name, permissions, menuIds } = drafted(role, drafts);
      return { id, code, name, permissions, menuIds };
    });
