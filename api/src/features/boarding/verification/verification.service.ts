/*
 * Ticket verification: gates and their copies of tickets, scans that they upload, conflicts, records, the passenger list, and
 * the final count of a sailing.
 *
 * May import: operator, accounts/stations, reservations/orders, reservations/tickets.
 */

import { timingSafeEqual } from 'node:crypto';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type {
  BoardingDecision,
  BoardingRefusal,
  ScanRequest,
  TypedRequest,
} from '@gangway/shared/contract/boarding.ts';
import type { TypedTicket, TypedTicketRequest } from '@gangway/shared/contract/office/gate/gate.ts';
import {
  type BoardingHours,
  boardingRefusal,
  hasLeft,
} from '@gangway/shared/domain/states/boarding-decision.ts';
import { actorOf, type StaffCaller } from '../../../lib/caller.ts';
import { type Database, inTransaction, type Transaction } from '../../../lib/database/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { createRateLimit } from '../../../lib/http/rate-limit.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import {
  type BoardingEvent,
  findBoardingEvent,
  findTypedTicket,
  insertBoardingEvent,
  type LockedTicket,
  lockTicketForBoarding,
} from '../../../reservations/tickets/boarding.repository.ts';
import {
  type Presented,
  presentedByCode,
  presentedByTyping,
} from '../../../reservations/tickets/presented-ticket.service.ts';
import { setBoardingStatus } from '../../../reservations/tickets/tickets.repository.ts';
import { toDecision } from './decision.view.ts';

export type Scene = Pick<ScanRequest, 'eventId' | 'sailingId' | 'gate' | 'scannedAt'>;

/** The verifying officer, and their language. */
export interface Officer {
  caller: StaffCaller;
  language: Language;
}

/**
 * Decides a scanned code, and boards its holder if nothing prevents it. Connected systems use this call; the gates of the back
 * office decide on their own cache and upload their scans ([decision 13](docs/decisions/0013-gates-decide-without-the-server.md)).
 */
export async function boardByScan(
  deps: Data,
  officer: Officer,
  scan: ScanRequest,
): Promise<BoardingDecision> {
  return board(deps, officer, scan, 'scan', await presentedByCode(deps.db, scan.code));
}

/** More typing errors than an officer makes, and far fewer than guessing would need. */
const WRONG_CODES = { attempts: 20, seconds: 15 * 60 };

/**
 * Makes the decision over a ticket id or serial with its verification code.
 * It throws an AppError `too-many-attempts` where an officer typed 20 wrong ones within 15 minutes.
 */
export function createBoardByTyping(deps: Data) {
  const limit = createRateLimit(deps.db, { name: 'verification-code', ...WRONG_CODES });
  return async (officer: Officer, typed: TypedRequest): Promise<BoardingDecision> => {
    await limit.take(officer.caller.id);
    const presented = await presentedByTyping(deps.db, typed.ticketId, typed.verificationCode);
    const decision = await board(deps, officer, typed, 'typed', presented);
    if (decision.refusal !== 'wrong-code') await limit.giveBack(officer.caller.id);
    return decision;
  };
}

/**
 * Finds the ticket of a typed id or serial for a gate that does not have it. Nothing is boarded or recorded (R426).
 * It throws an AppError `too-many-attempts` as `createBoardByTyping` does.
 */
export function createFindTyped(deps: Data) {
  const limit = createRateLimit(deps.db, { name: 'verification-code', ...WRONG_CODES });
  return async (officerId: string, typed: TypedTicketRequest): Promise<TypedTicket> => {
    await limit.take(officerId);
    const presented = await presentedByTyping(deps.db, typed.ticketId, typed.verificationCode);
    const ticketId = 'ticketId' in presented ? presented.ticketId : undefined;
    const ticket = ticketId && (await findTypedTicket(deps.db, ticketId));
    if (ticket && !('refusal' in presented) && !isProven(presented, ticket)) return { result: 'wrong-code' };
    await limit.giveBack(officerId);
    if (!ticketId || !ticket) return { result: 'not-found' };
    return {
      result: 'found',
      ticketId,
      sailingId: ticket.sailing_id,
      state: ticket.canceled_at ? 'canceled' : ticket.order_status === 'unpaid' ? 'unpaid' : 'valid',
      boarded: ticket.boarding_status === 'boarded',
    };
  };
}

/**
 * Decides one event in one transaction, with the ticket locked: if two gates scan one ticket, the second sees the first one's
 * result (invariant I6). A repeated event gets its answer again without further effect. @throws AppError `key-reused` where the
 * event's id belongs to another scan.
 */
export async function board(
  deps: Data,
  { caller, language }: Officer,
  scene: Scene,
  method: BoardingEvent['method'],
  presented: Presented,
): Promise<BoardingDecision> {
  const { boardingOpensMinutes, boardingClosesMinutes } = await loadSettings(deps.db);
  const hours = { opensMinutes: boardingOpensMinutes, closesMinutes: boardingClosesMinutes };
  return inTransaction(deps, actorOf(caller), async trx => {
    const ticket = 'ticketId' in presented ? await lockTicketForBoarding(trx, presented.ticketId) : undefined;
    const scan = { ...scene, method, officerId: caller.id };
    const existing = await findBoardingEvent(trx, scene.eventId);
    const event = existing ?? (await decide(trx, deps, scan, presented, ticket, hours));
    const isSame =
      event.officerId === caller.id && event.method === method && event.ticketId === (ticket?.id ?? null);
    if (!isSame) throw new AppError('key-reused');
    return toDecision(trx, event, ticket, { language, hours });
  });
}

async function decide(
  trx: Transaction<Database>,
  { clock }: Data,
  scan: Scene & Pick<BoardingEvent, 'method' | 'officerId'>,
  presented: Presented,
  ticket: LockedTicket | undefined,
  hours: BoardingHours,
): Promise<BoardingEvent> {
  const receivedAt = clock.now();
  const scannedAt = earlierOf(receivedAt, scan.scannedAt);
  const refusal = refusalOf(presented, ticket, { sailingId: scan.sailingId, at: scannedAt, hours });
  const event: BoardingEvent = {
    id: scan.eventId,
    ticketId: ticket?.id ?? null,
    outcome: refusal ? 'refused' : 'boarded',
    refusal,
    method: scan.method,
    gate: scan.gate,
    officerId: scan.officerId,
    scannedAt,
  };
  const sailingId = ticket?.sailing_id ?? scan.sailingId;
  if (!(await insertBoardingEvent(trx, { ...event, sailingId, receivedAt }))) return findFirst(trx, event.id);
  if (ticket && event.outcome === 'boarded') {
    await setBoardingStatus(trx, ticket.id, 'boarded', scannedAt);
  }
  return event;
}

/** The event that another request stored in the meantime. */
async function findFirst(trx: Transaction<Database>, eventId: string): Promise<BoardingEvent> {
  const first = await findBoardingEvent(trx, eventId);
  if (!first) throw new Error(`boarding event ${eventId} was neither stored nor there`);
  return first;
}

/** The time of a scan: a gate whose clock is fast cannot scan in the future. */
export function earlierOf(receivedAt: Date, scannedAt: string | undefined): Date {
  const claimed = scannedAt ? new Date(scannedAt) : receivedAt;
  return claimed < receivedAt ? claimed : receivedAt;
}

function refusalOf(
  presented: Presented,
  ticket: LockedTicket | undefined,
  gate: Parameters<typeof boardingRefusal>[1],
): BoardingRefusal | null {
  if ('refusal' in presented) return presented.refusal;
  if (!ticket) return 'not-found';
  if (!isProven(presented, ticket)) return 'wrong-code';
  const sailing = { id: ticket.sailing_id, status: ticket.sailing_status, departsAt: ticket.departs_at };
  const facts = {
    ticketCanceled: ticket.canceled_at !== null,
    orderStatus: ticket.order_status,
    boarded: ticket.boarding_status === 'boarded',
    sailing: { ...sailing, left: hasLeft(sailing, gate.at) },
  };
  return boardingRefusal(facts, gate);
}

function isProven(
  presented: Exclude<Presented, { refusal: unknown }>,
  ticket: Pick<LockedTicket, 'order_id' | 'verification_secret'>,
): boolean {
  if ('partyOf' in presented) return presented.partyOf === ticket.order_id;
  return presented.secret !== null && timingSafeEqual(presented.secret, ticket.verification_secret);
}
