import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';

/** What somebody who approves may do. */
export async function findApprover(
  db: Connection,
  id: string,
): Promise<{ name: string; permissions: string[]; passwordIsGiven: boolean }> {
  const { rows } = await sql<{ name: string; permissions: string[]; passwordIsGiven: boolean }>`
    select coalesce(nullif(u.name, ''), u.username) as name, u.password_is_given as "passwordIsGiven", array(
      select distinct p.permission from system_user_roles ur join role_permissions p on p.role_id = ur.role_id
      where ur.system_user_id = u.id
    ) as permissions
    from system_users u where u.id = ${id}
  `.execute(db);
  const [approver] = rows;
  if (!approver) throw new Error(`system user ${id} is gone`);
  return approver;
}
