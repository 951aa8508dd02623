import type { UndoneBoarding, UndoRequest } from '@gangway/shared/contract/office/gate/boarding.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { writeAudit } from '../../../lib/database/audit.repository.ts';
import { inTransaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import {
  findBoardingEvent,
  insertBoardingEvent,
  type LockedTicket,
  lockTicketForBoarding,
  markBoardingsUndone,
} from '../../../reservations/tickets/boarding.repository.ts';
import { setBoardingStatus } from '../../../reservations/tickets/tickets.repository.ts';

/**
 * Undoes a boarding: the ticket can board again, and its boarding event becomes ineffective. A repeated event gets its answer
 * again without further effect.
 *
 * @throws AppError `ticket-not-found`, `not-boarded`, `sailing-state` once the ship has left, or `key-reused`
 */
export async function undoBoarding(
  deps: Data,
  caller: StaffCaller,
  { eventId, ticketId, gate, reason }: UndoRequest,
): Promise<UndoneBoarding> {
  return inTransaction(deps, actorOf(caller), async trx => {
    const ticket = await lockTicketForBoarding(trx, ticketId);
    if (!ticket) throw new AppError('ticket-not-found');
    const event = await findBoardingEvent(trx, eventId);
    if (event) {
      const isSame = event.officerId === caller.id && event.method === 'undo' && event.ticketId === ticketId;
      if (!isSame) throw new AppError('key-reused');
      return toUndone(ticket, event.scannedAt);
    }
    if (ticket.boarding_status !== 'boarded') throw new AppError('not-boarded');
    if (ticket.sailing_status === 'departed' || ticket.order_status === 'completed')
      throw new AppError('sailing-state', { params: { status: 'departed' } });
    const at = deps.clock.now();
    // The ticket's lock excludes concurrent events of this ticket, so an existing id belongs to another ticket.
    const isStored = await insertBoardingEvent(trx, {
      id: eventId,
      ticketId,
      sailingId: ticket.sailing_id,
      outcome: 'undone',
      refusal: null,
      method: 'undo',
      gate,
      officerId: caller.id,
      reason,
      scannedAt: at,
      receivedAt: at,
    });
    if (!isStored) throw new AppError('key-reused');
    await markBoardingsUndone(trx, [ticketId], at);
    await setBoardingStatus(trx, ticketId, 'pending', at);
    const detail = { reason, gate };
    await writeAudit(trx, { entity: 'tickets', entityId: ticketId, action: 'boarding-undone', detail });
    return toUndone(ticket, at);
  });
}

const toUndone = (ticket: LockedTicket, at: Date): UndoneBoarding => ({
  ticketId: ticket.id,
  serial: ticket.serial,
  passengerName: ticket.passenger_name,
  at: at.toISOString(),
});
