import type {
  BoardingParty,
  PartyBoarded,
  PartyBoarding,
} from '@gangway/shared/contract/office/gate/boarding.ts';
import type { StaffCaller } from '../../../lib/caller.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { findBoardingEvent } from '../../../reservations/tickets/boarding.repository.ts';
import { showsTicket } from './decision.view.ts';
import { findOrderOfTicket, findParty } from './party.repository.ts';
import { board, type Officer } from './verification.service.ts';

/**
 * The party of a ticket that this officer verified: without a genuine ticket of an order it cannot be read.
 *
 * @throws AppError `not-found`
 */
export async function readParty(
  db: Connection,
  caller: StaffCaller,
  eventId: string,
): Promise<BoardingParty> {
  return findParty(db, await orderShownTo(db, caller, eventId));
}

/**
 * Boards the rest of a party, each with its own event. A repeated event gets the same answer. A refusal of one member does not
 * affect the others.
 *
 * @throws AppError `not-found` if the event showed no ticket to this officer.
 */
export async function boardParty(
  deps: Data,
  officer: Officer,
  eventId: string,
  { tickets, ...scene }: PartyBoarding,
): Promise<PartyBoarded> {
  const orderId = await orderShownTo(deps.db, officer.caller, eventId);
  const decisions: PartyBoarded['decisions'] = [];
  for (const ticket of tickets) {
    const presented = { ticketId: ticket.ticketId, partyOf: orderId };
    const decision = await board(deps, officer, { ...scene, eventId: ticket.eventId }, 'party', presented);
    decisions.push({ ...ticket, decision });
  }
  return { decisions };
}

async function orderShownTo(db: Connection, caller: StaffCaller, eventId: string): Promise<string> {
  const event = await findBoardingEvent(db, eventId);
  const shown = event?.ticketId && event.officerId === caller.id && showsTicket(event);
  const orderId = shown && (await findOrderOfTicket(db, event.ticketId ?? ''));
  if (!orderId) throw new AppError('not-found');
  return orderId;
}
