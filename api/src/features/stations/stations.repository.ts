import type { OfficeStation } from '@gangway/shared/contract/office/gate/stations.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

type Row = Omit<OfficeStation, 'lastSeenAt' | 'enrolledAt' | 'revokedAt'> & {
  lastSeenAt: Date;
  enrolledAt: Date | null;
  revokedAt: Date | null;
};

const person = (alias: string) => sql`
  case when ${sql.ref(`${alias}.id`)} is not null then jsonb_build_object(
    'username', ${sql.ref(`${alias}.username`)}, 'name', ${sql.ref(`${alias}.name`)}) end`;

/** Every workplace that was ever enrolled, or is still heard of: those that work first, the last heard of first. */
export async function findStations(db: Connection): Promise<OfficeStation[]> {
  const { rows } = await sql<Row>`
    select st.id, st.name, st.gate, st.version, st.waiting, st.last_seen_at as "lastSeenAt",
      st.enrolled_at as "enrolledAt", st.revoked_at as "revokedAt",
      ${person('officer')} as officer, ${person('enroller')} as "enrolledBy", ${person('revoker')} as "revokedBy"
    from gate_stations st
    join system_users officer on officer.id = st.officer_id
    left join system_users enroller on enroller.id = st.enrolled_by
    left join system_users revoker on revoker.id = st.revoked_by
    order by st.revoked_at is not null, st.last_seen_at desc, st.id
    limit 500
  `.execute(db);
  return rows.map(row => ({
    ...row,
    lastSeenAt: row.lastSeenAt.toISOString(),
    enrolledAt: row.enrolledAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }));
}
