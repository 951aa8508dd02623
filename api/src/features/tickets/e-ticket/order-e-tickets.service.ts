import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { paperColors } from '@gangway/shared/domain/brand/brand-colors.ts';
import { formatVerificationCode } from '@gangway/shared/domain/codes/verification-code.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { movedBy } from '@gangway/shared/domain/time/moment.ts';
import { inSnapshot } from '../../../lib/database/snapshot.ts';
import type { Deps } from '../../../lib/http/context.ts';
import { readMark } from '../../../operator/mark.service.ts';
import { loadSettings } from '../../../operator/settings.service.ts';
import { hasGoodTickets, readOrderDetail } from '../../../reservations/order-views/order-view.service.ts';
import { ticketCode } from '../../../reservations/tickets/ticket-code.service.ts';
import { findGate, findLiveTickets } from '../../../reservations/tickets/tickets.repository.ts';
import { type ETicket, ladderFrom, type Voyage } from './e-ticket.types.ts';

/**
 * The e-tickets of an order in its language: none unless it is paid, and none for canceled tickets. `version` is the sailing's
 * version, which rises with every change of its ship, times and gate.
 */
export async function readETickets(
  deps: Deps,
  orderId: string,
): Promise<{ voyage: Voyage; version: number; tickets: ETicket[] }> {
  const order = await inSnapshot(deps.db, db => readOrderDetail(db, orderId, deps.clock.now()));
  const live = hasGoodTickets(order.status) ? await findLiveTickets(deps.db, orderId) : [];
  const tickets: ETicket[] = [];
  for (const row of live) {
    const ticket = order.tickets.find(({ id }) => id === row.id);
    if (!ticket) continue;
    const cabin = order.cabinList.find(({ number, canceledAt }) => number === ticket.cabin && !canceledAt);
    tickets.push({
      id: ticket.id,
      passengerName: ticket.passengerName,
      ticketType: ticket.ticketType,
      seat: ticket.seat,
      cabin: cabin ? { number: cabin.number, floor: cabin.floor } : null,
      serial: ticket.serial,
      verificationCode: formatVerificationCode(row.verification_secret),
      code: await ticketCode(deps, row),
    });
  }
  const { gate, version } = await findGate(deps.db, order.sailing.id);
  return { voyage: await voyageOf(deps, order, gate), version, tickets };
}

async function voyageOf(deps: Deps, order: OrderDetail, gate: string): Promise<Voyage> {
  const settings = await loadSettings(deps.db);
  const { language, sailing } = order;
  const { departure, destination } = sailing.route;
  const { departsAt, arrivesAt } = sailing;
  const before = (minutes: number) => movedBy(departsAt, -minutes);
  return {
    language,
    operator: {
      name: settings.operatorName,
      phone: settings.contactPhone,
      email: settings.contactEmail,
      mark: (await readMark(deps, settings))?.toString('base64') ?? null,
      color: paperColors(settings).link,
    },
    orderNumber: order.number,
    ship: { code: sailing.ship.code, name: sailing.ship.name },
    session: sailing.session,
    departure: { code: departure.code, name: textIn(departure.name, language), timeZone: departure.timeZone },
    destination: {
      code: destination.code,
      name: textIn(destination.name, language),
      timeZone: destination.timeZone,
    },
    departsAt,
    arrivesAt,
    boardingOpensAt: before(settings.boardingOpensMinutes),
    boardingClosesAt: before(settings.boardingClosesMinutes),
    gate,
    ladder: ladderFrom(order.ladder, localDateIn(deps.clock.now())),
    amendmentDays: order.amendmentDays,
  };
}
