import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { GateDetail, TypedTicket } from '@gangway/shared/contract/office/gate/gate.ts';
import { matchingTicketSerials } from '@gangway/shared/domain/codes/order-number.ts';
import { parseVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import { codeRefOf, openDetail, serialRefOf, ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { CachedTicket, Tickets } from '../store/tickets.ts';
import { type ReadCode, readCode } from './read-code.ts';
import { refusalOf, type Scene } from './rules.ts';

/** The data for a decision: only this station's own copy. */
export interface Cache {
  catalogue: Catalogue;
  tickets: Pick<Tickets, 'byRef' | 'bySerialRef' | 'sealedOf'>;
}

/** The result for a presented ticket. */
export interface Decision {
  refusal: BoardingRefusal | null;
  /** Null if it is no ticket of ours, or its id is not proven. */
  ticketId: string | null;
  /** The ticket's sailing; null without a ticket. */
  sailingId: number | null;
  ref: string | null;
  /** The passenger's details, if the code decrypted them. */
  detail: GateDetail | null;
  /** Admitted by the signature alone: sold, or moved here, after the last sync. */
  isUnknown: boolean;
}

const none = { ticketId: null, sailingId: null, ref: null, detail: null, isUnknown: false };

/**
 * Decides a scanned code. A code whose digest is in the feed was signed by the server; the signature of any other code
 * is checked here.
 */
export function decideCode(code: string, { catalogue, tickets }: Cache, scene: Scene): Decision {
  const read = readCode(code, catalogue.keys);
  if ('refusal' in read)
    return read.refusal === 'key-withdrawn'
      ? decideWithdrawn(read.claimed, { catalogue, tickets }, scene)
      : { ...none, refusal: read.refusal };
  const { text, ticketId, sailingId, secret } = read;
  const ref = ticketRefOf(ticketId);
  const ticket = tickets.byRef(ref);
  const isTold = ticket?.codeRef === codeRefOf(text);
  if (!isTold && !read.isSigned()) return { ...none, refusal: 'forged' };
  if (!ticket) {
    const refusal = refusalOf({ state: 'valid', boarded: null, sailingId }, catalogue, scene);
    return { refusal, ticketId, sailingId, ref, detail: null, isUnknown: refusal === null };
  }
  const sealed = tickets.sealedOf(ref);
  const detail = sealed === null ? null : openDetail(sealed, ref, secret);
  // A code issued before the ticket moved has an older secret.
  const isOutdated = sealed !== null && detail === null;
  const refusal = refusalOf(ticket, catalogue, scene) ?? (isOutdated ? 'wrong-code' : null);
  return {
    refusal,
    ticketId,
    sailingId: ticket.sailingId,
    ref,
    detail,
    isUnknown: ticket.isUnknown && refusal === null,
  };
}

/**
 * Decides a code whose key was withdrawn: it never boards. A thief of the key could sign any code, but does not know
 * the tickets' secrets. A secret that decrypts the ticket's details proves that the code was printed for it, and a
 * supervisor may then admit its holder.
 */
function decideWithdrawn(
  { ticketId, secret }: Pick<ReadCode, 'ticketId' | 'secret'>,
  { catalogue, tickets }: Cache,
  scene: Scene,
): Decision {
  const ref = ticketRefOf(ticketId);
  const ticket = tickets.byRef(ref);
  const sealed = tickets.sealedOf(ref);
  const detail = sealed && openDetail(sealed, ref, secret);
  if (!ticket || !detail) return { ...none, refusal: 'key-withdrawn' };
  const refusal = refusalOf(ticket, catalogue, scene) ?? 'key-withdrawn';
  return { refusal, ticketId, sailingId: ticket.sailingId, ref, detail, isUnknown: false };
}

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Decides a typed ticket id or serial with its verification code. */
export function decideTyped(
  typed: { ticketId: string; verificationCode: string },
  cache: Cache,
  scene: Scene,
): Decision {
  const ticket = findTyped(typed.ticketId, cache);
  if (!ticket) return { ...none, refusal: 'not-found' };
  const { ref, sailingId, state } = ticket;
  const sealed = cache.tickets.sealedOf(ref);
  const typedId = uuidShape.test(typed.ticketId) ? typed.ticketId.toLowerCase() : null;
  const answer = { ...none, ticketId: typedId, sailingId, ref };
  // A canceled ticket has no encrypted details, so its code cannot be tested.
  if (sealed === null)
    return state === 'canceled' ? { ...answer, refusal: 'canceled' } : { ...none, refusal: 'not-found' };
  const secret = parseVerificationCode(typed.verificationCode);
  const detail = secret && openDetail(sealed, ref, secret);
  if (!detail) return { ...answer, refusal: 'wrong-code' };
  return { ...answer, ticketId: detail.ticketId, detail, refusal: refusalOf(ticket, cache.catalogue, scene) };
}

/**
 * Decides a typed ticket by what the server says of it, because this station does not have it: it is of another day, or was sold
 * after the last sync. The server has compared the code.
 */
export function decideElsewhere(
  found: TypedTicket,
  { catalogue }: Pick<Cache, 'catalogue'>,
  scene: Scene,
): Decision {
  if (found.result !== 'found') return { ...none, refusal: found.result };
  const { ticketId, sailingId, state, boarded } = found;
  const byRule = refusalOf({ state, boarded: null, sailingId }, catalogue, scene);
  const refusal = byRule ?? (boarded ? 'already-boarded' : null);
  return {
    refusal,
    ticketId,
    sailingId,
    ref: ticketRefOf(ticketId),
    detail: null,
    isUnknown: refusal === null,
  };
}

function findTyped(text: string, { catalogue, tickets }: Cache): CachedTicket | undefined {
  if (uuidShape.test(text)) return tickets.byRef(ticketRefOf(text.toLowerCase()));
  for (const serial of matchingTicketSerials(text, catalogue.meta.orderPrefix)) {
    const ticket = tickets.bySerialRef(serialRefOf(serial));
    if (ticket) return ticket;
  }
  return undefined;
}

/** Decides a member of a presented ticket's party, or a passenger from a search, without their own ticket. */
export function decideMember(
  detail: GateDetail,
  ticketId: string,
  { catalogue, tickets }: Cache,
  scene: Scene,
): Decision {
  const ref = ticketRefOf(ticketId);
  const ticket = tickets.byRef(ref);
  if (!ticket) return { ...none, refusal: 'not-found', ticketId, ref };
  const refusal = refusalOf(ticket, catalogue, scene);
  return { refusal, ticketId, sailingId: ticket.sailingId, ref, detail, isUnknown: false };
}
