import type { RolePermission } from '@gangway/shared/contract/base/permissions.ts';
import type { Role, RoleSave } from '@gangway/shared/contract/office/system/roles.ts';

/** What the holders of a role may do and see. */
export type Grants = Pick<Role, 'permissions' | 'menuIds'>;
/** Unsaved changes of a role, with the role that they are based on. */
type Draft = Grants & { from: Role };
/** By the role's id. */
export type Drafts = ReadonlyMap<number, Draft>;

const toggled = <One>(all: readonly One[], one: One, on: boolean): One[] =>
  on ? [...all.filter(other => other !== one), one] : all.filter(other => other !== one);
const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every(one => others.includes(one));

/** A role with its unsaved changes. */
export function drafted(role: Role, drafts: Drafts): Role {
  const { permissions, menuIds } = drafts.get(role.id) ?? role;
  return { ...role, permissions, menuIds };
}

/** The drafts with a role's new values; a draft equal to the saved role is removed. */
function withDraft(drafts: Drafts, role: Role, next: Grants): Drafts {
  const others = new Map(drafts);
  if (isSame(next.permissions, role.permissions) && isSame(next.menuIds, role.menuIds))
    others.delete(role.id);
  else others.set(role.id, { ...next, from: drafts.get(role.id)?.from ?? role });
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

/** The request that saves a draft over a version of its role, with that role's name and code. */
export const saveOf = ({ id, code, name }: Role, { permissions, menuIds }: Grants): RoleSave => ({
  id,
  code,
  name,
  permissions,
  menuIds,
});

/** Grants as on/off fields, to compare them: `permissions:…` and `menuIds:…`. */
export const switchesOf = (grants: Grants, among: readonly Grants[]): Record<string, boolean> =>
  Object.fromEntries(
    (['permissions', 'menuIds'] as const).flatMap(kind =>
      [...new Set(among.flatMap<string | number>(one => one[kind]))].map(one => [
        `${kind}:${one}`,
        (grants[kind] as readonly unknown[]).includes(one),
      ]),
    ),
  );

/** The grants that are switched on. */
export function grantsOf(switches: Readonly<Record<string, unknown>>): Grants {
  const on = (kind: string) =>
    Object.keys(switches)
      .filter(field => switches[field] && field.startsWith(`${kind}:`))
      .map(field => field.slice(kind.length + 1));
  return { permissions: on('permissions') as Role['permissions'], menuIds: on('menuIds').map(Number) };
}
