import { sql } from 'kysely';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { BoardingEffect, BoardingHistoryEvent } from './earlier-scan.rules.ts';

/** An event of a ticket's history, with what it does now. */
export type JudgedEvent = BoardingHistoryEvent & Pick<BoardingEffect, 'effective' | 'undoneAt'>;

/** The relevant history of each of these tickets, with which boardings are effective. The caller holds their locks. */
export async function findHistories(
  trx: Transaction<Database>,
  ticketIds: readonly string[],
): Promise<Map<string, JudgedEvent[]>> {
  const histories = new Map<string, JudgedEvent[]>();
  if (ticketIds.length === 0) return histories;
  const { rows } = await sql<JudgedEvent & { ticketId: string }>`
    select ticket_id as "ticketId", id, outcome, scanned_at as at, effective, undone_at as "undoneAt"
    from boarding_events
    where ticket_id = any(${ticketIds}::uuid[]) and outcome <> 'refused' and valid
    order by ticket_id, scanned_at, sequence
  `.execute(trx);
  for (const { ticketId, ...event } of rows) {
    const history = histories.get(ticketId);
    if (history) history.push(event);
    else histories.set(ticketId, [event]);
  }
  return histories;
}

/**
 * Writes which boardings are effective. Those that end are written before those that are current, because of a ticket
 * there is never more than one at a time (invariant I6).
 */
export async function writeBoardingEffects(
  trx: Transaction<Database>,
  effects: readonly BoardingEffect[],
): Promise<void> {
  const isCurrent = ({ effective, undoneAt }: BoardingEffect) => effective && undoneAt === null;
  for (const some of [effects.filter(effect => !isCurrent(effect)), effects.filter(isCurrent)]) {
    if (some.length === 0) continue;
    await sql`
      update boarding_events e set effective = g.effective, undone_at = g."undoneAt"
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as g (id uuid, effective boolean, "undoneAt" timestamptz)
      where e.id = g.id
    `.execute(trx);
  }
}
