import type { GateScan } from '@gangway/shared/contract/office/gate/gate.ts';
import { type BoardingHours, boardingWindow } from '@gangway/shared/domain/states/boarding-decision.ts';
import type { ScannedTicket } from '../../../reservations/tickets/boarding.repository.ts';
import type { Dispute } from '../conflicts/dispute.rules.ts';
import { CLOCK_TOLERANCE_MS } from './officer-sign-in.rules.ts';

/** A gate may not have received a delay within the day; an older plan does not justify boarding so early. */
const DELAY_MS = 24 * 3_600_000;

/** The limits of a scan's time. */
export interface ScanTimes {
  receivedAt: Date;
  /** When its officer signed in at that station. */
  signedInAt: Date;
  /** When its ticket was sold; null without a ticket. */
  soldAt: Date | null;
  /** The ticket's sailing; null without a ticket. */
  sailing: { departsAt: Date; firstDepartsAt: Date } | null;
  hours: BoardingHours;
}

/** Whether a scan's time is possible. */
export function isTimePossible(
  { scannedAt, method, outcome }: Pick<GateScan, 'scannedAt' | 'method' | 'outcome'>,
  { receivedAt, signedInAt, soldAt, sailing, hours }: ScanTimes,
): boolean {
  if (outcome === 'refused') return true;
  const at = Date.parse(scannedAt);
  const isBefore = (moment: Date | null) => moment !== null && at < moment.getTime() - CLOCK_TOLERANCE_MS;
  const isAfter = (moment: Date) => at > moment.getTime() + CLOCK_TOLERANCE_MS;
  if (isAfter(receivedAt) || isBefore(signedInAt) || isBefore(soldAt)) return false;
  // A supervisor may act outside the hours, or undo a boarding that was within them.
  if (!sailing || method === 'override' || method === 'undo') return true;
  const { departsAt, firstDepartsAt } = sailing;
  const planned = new Date(Math.max(firstDepartsAt.getTime(), departsAt.getTime() - DELAY_MS));
  return !isBefore(boardingWindow(planned, hours).opensAt) && !isAfter(departsAt);
}

/** The conflict for a scan with an impossible time; null if it is possible. */
export function timeDisputeOf(
  scan: GateScan,
  ticket: Pick<ScannedTicket, 'sold_at' | 'departs_at' | 'first_departs_at'> | undefined,
  times: Pick<ScanTimes, 'receivedAt' | 'signedInAt' | 'hours'>,
): Dispute | null {
  const sailing = ticket && {
    departsAt: ticket.departs_at,
    firstDepartsAt: ticket.first_departs_at ?? ticket.departs_at,
  };
  const ofTicket = { soldAt: ticket?.sold_at ?? null, sailing: sailing ?? null };
  if (isTimePossible(scan, { ...times, ...ofTicket })) return null;
  return { kind: 'wrong-time', refusal: null, eventId: scan.eventId, standingEventId: null };
}
