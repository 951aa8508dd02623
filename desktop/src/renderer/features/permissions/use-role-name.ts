import { useFormat } from '../../lib/use-format.ts';
import { useRoles } from './requests/roles.ts';

/** Returns a role's name by its code: "…" until the roles are loaded, and the code itself of a role that is not among them. */
export function useRoleName(): (code: string) => string {
  const { text } = useFormat();
  const { data: roles, isPending } = useRoles();
  return code => {
    if (isPending) return '…';
    const role = roles?.find(one => one.code === code);
    return role ? text(role.name) : code;
  };
}
