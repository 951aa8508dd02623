import type { ErrorCode } from '@gangway/shared/contract/base/errors.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import type { GuestTicket } from '../../reservations/cabins/cabin-booking.repository.ts';
import type { DeskSailing } from '../../reservations/sailings/sailing-details.repository.ts';

/** Check-in opens this long before departure: a day, since some guests arrive the evening before. */
const CHECK_IN_OPENS_HOURS = 24;

const checkInOpensAt = (sailing: Pick<DeskSailing, 'departsAt'>) =>
  new Date(sailing.departsAt.getTime() - CHECK_IN_OPENS_HOURS * 3_600_000);

/** The same, by the clock of the port. */
export const checkInOpensMoment = (
  sailing: Pick<DeskSailing, 'departsAt'> & { zones: { departs: string } },
) => momentIn(checkInOpensAt(sailing), sailing.zones.departs);

/** Where a ticket is presented: the ship of the desk, and the guest's room; any if omitted. */
export interface Presentation {
  shipId?: number | undefined;
  roomId?: number | undefined;
  /** The sailing that the ship's rooms are currently used for. */
  current: DeskSailing | undefined;
  now: Date;
}

/**
 * Why a genuine ticket opens no room, or null. Reasons that neither time nor another desk can change come first, as at the gate
 * (shared/domain/states/boarding-decision.ts).
 */
export function guestRefusal(ticket: GuestTicket, at: Presentation): ErrorCode | null {
  const { sailing, orderStatus, room } = ticket;
  if (ticket.canceled || orderStatus === 'canceled' || orderStatus === 'refunded') return 'guest-canceled';
  if (sailing.status === 'canceled') return 'guest-canceled';
  if (orderStatus === 'unpaid') return 'guest-unpaid';
  if (!room) return 'guest-without-cabin';
  const isAnotherShip = at.shipId !== undefined && at.shipId !== sailing.shipId;
  if (isAnotherShip || at.current?.id !== sailing.id) return 'guest-other-sailing';
  if (at.now < checkInOpensAt(sailing)) return 'check-in-too-early';
  if (at.roomId !== undefined && at.roomId !== room.id) return 'guest-other-cabin';
  return null;
}
