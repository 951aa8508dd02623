import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import type { GateDetail } from '@gangway/shared/contract/office/gate/gate.ts';
import { matchingTicketSerials } from '@gangway/shared/domain/codes/order-number.ts';
import { parseVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import { codeRefOf, openDetail, serialRefOf, ticketRefOf } from '@gangway/shared/node/gate-seal.ts';
import type { Catalogue } from '../store/store.ts';
import type { CachedTicket, Tickets } from '../store/tickets.ts';
import { readCode } from './read-code.ts';
import { refusalOf, type Scene } from './rules.ts';

/** What the decision looks at: this station's own copy, and nothing beyond it. */
export interface Cache {
  catalogue: Catalogue;
  tickets: Pick<Tickets, 'byRef' | 'bySerialRef' | 'sealedOf'>;
}

/** What becomes of somebody who shows a ticket. */
export interface Decision {
  refusal: BoardingRefusal | null;
  /** Null where what was shown is no ticket of ours, or has not shown which it is. */
  ticketId: string | null;
  /** The ticket's; null where there is none. */
  sailingId: number | null;
  ref: string | null;
  /** Who it is, where the code opened it. */
  detail: GateDetail | null;
  /** Let in by the signature alone: sold, or moved here, after the last sync. */
  isUnknown: boolean;
}

const none = { ticketId: null, sailingId: null, ref: null, detail: null, isUnknown: false };

/**
 * Decides over a scanned code. What the server has told of by its digest is a code that it signed; of any other the signature
 * is checked here.
 */
export function decideCode(code: string, { catalogue, tickets }: Cache, scene: Scene): Decision {
  const read = readCode(code, catalogue.keys);
  if ('refusal' in read) return { ...none, refusal: read.refusal };
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
  // A code that was made before its ticket moved carries another secret than the ticket does now.
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

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Decides over a ticket id or serial and the verification code, both as people type them. */
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
  const known = { ...none, ticketId: typedId, sailingId, ref };
  // Nothing is sealed of a ticket that was canceled, and so there is nothing to try its code on.
  if (sealed === null)
    return state === 'canceled' ? { ...known, refusal: 'canceled' } : { ...none, refusal: 'not-found' };
  const secret = parseVerificationCode(typed.verificationCode);
  const detail = secret && openDetail(sealed, ref, secret);
  if (!detail) return { ...known, refusal: 'wrong-code' };
  return { ...known, ticketId: detail.ticketId, detail, refusal: refusalOf(ticket, cache.catalogue, scene) };
}

function findTyped(text: string, { catalogue, tickets }: Cache): CachedTicket | undefined {
  if (uuidShape.test(text)) return tickets.byRef(ticketRefOf(text.toLowerCase()));
  for (const serial of matchingTicketSerials(text, catalogue.meta.orderPrefix)) {
    const found = tickets.bySerialRef(serialRefOf(serial));
    if (found) return found;
  }
  return undefined;
}

/** Decides over somebody who comes with the party of a ticket that was shown, and shows none. */
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
