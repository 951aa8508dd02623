import { sql } from 'kysely';

/** Whether a role of the system user whose id is in this column requires a second factor, and none is set up (R461). */
export const secondFactorNeeded = (userId: string) => sql<boolean>`(
  exists (
    select from system_user_roles ur join roles r on r.id = ur.role_id
    where ur.system_user_id = ${sql.ref(userId)} and r.requires_second_factor
  ) and not exists (
    select from second_factors f where f.system_user_id = ${sql.ref(userId)} and f.secret is not null
  )
)`;
