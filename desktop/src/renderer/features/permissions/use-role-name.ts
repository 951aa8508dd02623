import { useFormat } from '../../lib/use-format.ts';
import { useRoles } from './requests/roles.ts';

/** Returns a role's name by its code; the code itself until the roles are loaded. */
export function useRoleName(): (code: string) => string {
  const { text } = useFormat();
  const { data: roles } = useRoles();
  return code => {
    const role = roles?.find(one => one.code === code);
    return role ? text(role.name) : code;
  };
}
