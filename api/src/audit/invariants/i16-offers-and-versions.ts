import { sql } from 'kysely';
import type { BrokenRow, Check, Invariant } from './invariant.ts';

/** Kept places without a holder would never be sold; kept places with two holders would go to the first. */
const offersHaveOneHolder: Check = {
  name: 'offers-have-one-holder',
  broken: sql<BrokenRow>`
    select 'place_offers' as entity, o.id::text as id,
      format('keeps %s places on sailing %s for %s', o.places, o.sailing_id, count(holder.offer_id)) as wrong
    from place_offers o left join (
      select offer_id from called_off_parties where outcome is null
      union all select offer_id from waitlist_parties where status = 'offered'
      union all select offer_id from order_changes where outcome is null
    ) holder on holder.offer_id = o.id
    where o.released_at is null group by o.id having count(holder.offer_id) <> 1
  `,
};

/** Tables whose triggers raise the version of a row at every write (migrations 0030 and 0036). */
const VERSIONED = [
  'ships',
  'rooms',
  'room_types',
  'ports',
  'routes',
  'sailings',
  'slides',
  'guide_entries',
  'legal_versions',
  'system_users',
  'roles',
  'menus',
  'customers',
  'orders',
  'passengers',
  'promo_codes',
] as const;

/**
 * A save names the version that it is based on. A version without an author would be refused, or would hide another user's
 * change.
 */
const versionsAreSigned: Check = {
  name: 'versions-are-signed',
  broken: sql<BrokenRow>`
    select entity, id, format('is at version %s, changed at %s', version, coalesce(changed_at::text, 'no time')) as wrong
    from (${sql.join(
      VERSIONED.map(
        table =>
          sql`select ${sql.lit(table)} as entity, id::text as id, version, changed_at from ${sql.table(table)}
            where version < 1 or (version > 1) <> (changed_at is not null)`,
      ),
      sql` union all `,
    )}) unsigned
  `,
};

export const offersAndVersionsInvariant: Invariant = {
  code: 'I16',
  says: 'Kept places are kept for one party; each version of a record after the first has a time',
  checks: [offersHaveOneHolder, versionsAreSigned],
};
