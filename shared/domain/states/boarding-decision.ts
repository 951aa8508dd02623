import type { OrderStatus, SailingStatus } from '../../contract/base/vocabulary.ts';
import type { BoardingRefusal } from '../../contract/boarding.ts';

const MINUTE_MS = 60_000;

/** The facts that decide whether a ticket with a valid signature is accepted. */
export type BoardingFacts = {
  ticketCanceled: boolean;
  orderStatus: OrderStatus;
  boarded: boolean;
  /** `left`: the sailing has departed, which is the reason to give, rather than that this gate boards another sailing. */
  sailing: { id: number; status: SailingStatus; departsAt: Date; left?: boolean };
};

/** Where and when the ticket is presented. `sailingId` is the sailing that the gate boards; any if omitted. */
export type Gate = {
  sailingId?: number | undefined;
  at: Date;
  hours: BoardingHours;
};

/** Settings `boardingOpensMinutes` and `boardingClosesMinutes`: minutes before departure. */
export type BoardingHours = { opensMinutes: number; closesMinutes: number };

/** The boarding window: from `opensAt`, until just before `closesAt`. */
export function boardingWindow(departsAt: Date, { opensMinutes, closesMinutes }: BoardingHours) {
  const before = (minutes: number) => new Date(departsAt.getTime() - minutes * MINUTE_MS);
  return { opensAt: before(opensMinutes), closesAt: before(closesMinutes) };
}

/** Whether a sailing has departed: by its status, or by its departure time. */
export const hasLeft = (
  { status, departsAt }: Pick<BoardingFacts['sailing'], 'status' | 'departsAt'>,
  at: Date,
): boolean => status === 'departed' || at >= departsAt;

/** Why a ticket is invalid at any time and gate, or null. */
export function validityRefusal({
  ticketCanceled,
  orderStatus,
  sailing,
}: Pick<BoardingFacts, 'ticketCanceled' | 'orderStatus'> & {
  sailing: Pick<BoardingFacts['sailing'], 'status'>;
}): 'canceled' | 'unpaid' | null {
  const isEnded = orderStatus === 'canceled' || orderStatus === 'refunded';
  if (ticketCanceled || isEnded || sailing.status === 'canceled') return 'canceled';
  return orderStatus === 'unpaid' ? 'unpaid' : null;
}

/**
 * Why a ticket with a valid signature is refused, or null (R109). Reasons that neither waiting nor another gate would
 * change come first. A used ticket is always reported as used, however late it is presented.
 */
export function boardingRefusal(facts: BoardingFacts, gate: Gate): BoardingRefusal | null {
  const { sailing } = facts;
  const invalid = validityRefusal(facts);
  if (invalid) return invalid;
  if (sailing.left) return 'sailing-over';
  if (gate.sailingId !== undefined && gate.sailingId !== sailing.id) return 'wrong-sailing';
  if (facts.boarded) return 'already-boarded';
  const { opensAt, closesAt } = boardingWindow(sailing.departsAt, gate.hours);
  if (gate.at < opensAt) return 'too-early';
  if (gate.at >= closesAt) return 'too-late';
  return null;
}
