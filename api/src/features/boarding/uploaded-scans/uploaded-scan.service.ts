import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import type { BoardingHours } from '@gangway/shared/domain/states/boarding-decision.ts';
import type { Database, Transaction } from '../../../lib/database/database.ts';
import type { Deps } from '../../../lib/http/context.ts';
import {
  findBoardingEvent,
  insertBoardingEvent,
  type LockedTicket,
  lockTicketForBoarding,
  type NewBoardingEvent,
} from '../../../reservations/tickets/boarding.repository.ts';
import { setBoardingStatus } from '../../../reservations/tickets/boarding-status.repository.ts';
import { earlierOf } from '../verification/verification.service.ts';
import { findHistory, writeBoardingEffects } from './boarding-history.repository.ts';
import { type Dispute, disputeOf, invalidityOf } from './dispute.rules.ts';
import { effectsOf } from './earlier-scan.rules.ts';
import type { ProvenOfficer } from './officer-sign-in.rules.ts';
import { timeDisputeOf } from './scan-time.rules.ts';

/** An offline scan, its officer, and its sender. */
export interface UploadedScan {
  scan: GateScan;
  stationId: string;
  officer: ProvenOfficer;
  hours: BoardingHours;
  /** Whose session sent it, if not the officer's. */
  uploadedBy: string | null;
}

/** The result of storing a scan; `isSame` is false if its id belongs to another scan. */
export type StoredScan =
  | { known: true; isSame: boolean }
  | { known: false; ticketId: string | null; disputes: Dispute[] };

/**
 * Stores a scan that was decided at the gate, under the ticket's lock, and judges the ticket's boardings anew: what
 * happened has happened, and all that is left to say is what of it stands (invariant I6). One that is known already
 * changes nothing.
 *
 * @returns what cannot stand: of the other boardings of the ticket too.
 */
export async function storeScan(
  trx: Transaction<Database>,
  { clock }: Pick<Deps, 'clock'>,
  upload: UploadedScan,
): Promise<StoredScan> {
  const { scan, officer, hours } = upload;
  const ticket = scan.ticketId === null ? undefined : await lockTicketForBoarding(trx, scan.ticketId);
  const ticketId = ticket?.id ?? null;
  const known = await findBoardingEvent(trx, scan.eventId);
  if (known) return { known: true, isSame: known.ticketId === ticketId && known.method === scan.method };

  const event = eventOf(upload, ticket, clock.now());
  const dispute =
    disputeOf(scan, ticket, officer.mayOverride) ??
    timeDisputeOf(scan, ticket, { receivedAt: event.receivedAt, signedInAt: officer.signedInAt, hours });
  const counts = ticket && scan.outcome !== 'refused' && !dispute && !invalidityOf(ticket);
  if (counts) return { known: false, ticketId, disputes: await storeInHistory(trx, ticket, event) };
  const effective = scan.outcome === 'refused' || (ticket !== undefined && !dispute);
  // Two requests may bring at once what no ticket's lock keeps apart.
  if (!(await insertBoardingEvent(trx, { ...event, effective, valid: effective })))
    return { known: true, isSame: true };
  return { known: false, ticketId, disputes: dispute ? [dispute] : [] };
}

function eventOf(
  { scan, stationId, officer, uploadedBy }: UploadedScan,
  ticket: LockedTicket | undefined,
  receivedAt: Date,
): NewBoardingEvent {
  const { outcome, method, gate } = scan;
  const isSupervisors = method === 'undo' || method === 'override';
  return {
    id: scan.eventId,
    ticketId: ticket?.id ?? null,
    unknownTicket: ticket ? null : scan.ticketId,
    sailingId: scan.sailingId ?? ticket?.sailing_id,
    outcome,
    method,
    gate,
    stationId,
    uploadedBy,
    receivedAt,
    refusal: outcome === 'refused' || method === 'override' ? scan.refusal : null,
    reason: isSupervisors ? scan.reason : '',
    officerId: officer.id,
    scannedAt: earlierOf(receivedAt, scan.scannedAt),
  };
}

/** Stores an event that counts, and what follows from it for the ticket and its other boardings. */
async function storeInHistory(
  trx: Transaction<Database>,
  ticket: LockedTicket,
  event: NewBoardingEvent,
): Promise<Dispute[]> {
  const history = await findHistory(trx, ticket.id);
  const own = { id: event.id, outcome: event.outcome as 'boarded' | 'undone', at: event.scannedAt };
  const before = history.filter(({ at }) => at <= own.at);
  const effects = effectsOf([...before, own, ...history.slice(before.length)]);

  await writeBoardingEffects(
    trx,
    effects.filter(({ id, effective, undoneAt }) => {
      const was = history.find(other => other.id === id);
      return was && (was.effective !== effective || was.undoneAt?.getTime() !== undoneAt?.getTime());
    }),
  );
  const effect = effects.find(({ id }) => id === event.id);
  const ownEffect = effect && { effective: effect.effective, undoneAt: effect.undoneAt };
  if (!(await insertBoardingEvent(trx, { ...event, ...ownEffect })))
    throw new Error(`boarding event ${event.id} came for two tickets at once`);

  const admitted = effects.find(({ effective, undoneAt }) => effective && !undoneAt);
  if (admitted?.at.getTime() !== ticket.boarded_at?.getTime())
    await setBoardingStatus(
      trx,
      ticket.id,
      admitted ? 'boarded' : 'pending',
      admitted?.at ?? event.receivedAt,
    );
  return effects
    .filter(({ effective }) => !effective)
    .map(({ id, precededBy }) => ({
      kind: 'admitted-twice' as const,
      refusal: null,
      eventId: id,
      standingEventId: precededBy,
    }));
}
