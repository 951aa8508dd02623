import { paymentProviders } from '@gangway/shared/contract/base/vocabulary.ts';
import type { CalledOffLine } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { isByHand } from '@gangway/shared/contract/payment-providers/registry.ts';
import { sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';
import { partyMustBeCalled, unreachedByMail } from '../../reservations/worklist/worklist.repository.ts';

interface Row extends Omit<CalledOffLine, 'decidedAt' | 'called'> {
  decidedAt: Date | null;
  calledAt: Date | null;
  calledBy: string | null;
}

/** The parties of a canceled sailing: those first that have not chosen, then those that are owed money, by their names. */
export async function findWorklist(db: Connection, sailingId: number): Promise<CalledOffLine[]> {
  const byHand = paymentProviders.filter(isByHand);
  const { rows } = await sql<Row>`
    with unreached as materialized (${unreachedByMail})
    select o.number, o.contact_name as name, o.contact_phone as phone, o.contact_email as email,
      party.outcome, party.decided_by as "decidedBy", party.decided_at as "decidedAt",
      party.called_at as "calledAt", coalesce(nullif(u.name, ''), u.username) as "calledBy",
      party.places,
      o.id in (select order_id from unreached) as "mailFailed", ${partyMustBeCalled} as "mustCall",
      coalesce(owed.cash_sen, 0)::bigint as "cashSen", coalesce(owed.failed_sen, 0)::bigint as "failedSen"
    from called_off_parties party
    join orders o on o.id = party.order_id
    left join system_users u on u.id = party.called_by
    cross join lateral (
      select sum(r.amount_sen) filter (where r.status = 'pending' and p.provider::text = any(${byHand})) as cash_sen,
        sum(r.amount_sen) filter (where r.status = 'failed') as failed_sen
      from refunds r join payments p on p.id = r.payment_id where r.order_id = o.id
    ) owed
    where party.sailing_id = ${sailingId}
    order by party.outcome is not null, owed.failed_sen is null, owed.cash_sen is null, o.contact_name, o.number
  `.execute(db);
  return rows.map(({ calledAt, calledBy, decidedAt, ...row }) => ({
    ...row,
    decidedAt: decidedAt?.toISOString() ?? null,
    called: calledAt && { at: calledAt.toISOString(), by: calledBy ?? '' },
  }));
}
