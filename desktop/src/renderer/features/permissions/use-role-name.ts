import { useFormat } from '../../lib/use-format.ts';
import { useRoles } from './requests/roles.ts';

/** What a role is called, by its code; the code itself until the roles are known. */
export function useRoleName(): (code: string) => string {
  const { text } = useFormat();
  const { data: roles } = useRoles();
  return code => {
    const role = roles?.find(one => one.code === code);
    return role ? text(role.name) : code;
  };
}
