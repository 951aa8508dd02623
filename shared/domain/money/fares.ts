import type { Session, TicketType } from '../../contract/base/vocabulary.ts';
import { isoWeekday, type LocalDate, type Weekday } from '../time/local-date.ts';
import { type Sen, sumSen } from './money.ts';

/** The fare of each ticket type on a sailing. */
export type Fares = Readonly<Record<TicketType, Sen>>;

/** The price of a cabin of a room type, by weekday and session (R34). */
export type CabinPriceTable = Readonly<Record<Weekday, Readonly<Record<Session, Sen>>>>;

type TicketLine = {
  kind: 'ticket';
  ticketType: TicketType;
  quantity: number;
  unitSen: Sen;
  totalSen: Sen;
};
type SeatLine = { kind: 'seat'; quantity: number; unitSen: Sen; totalSen: Sen };
type CabinLine = { kind: 'cabin'; roomId: number; quantity: 1; unitSen: Sen; totalSen: Sen };
export type PriceLine = TicketLine | SeatLine | CabinLine;

export type OrderToPrice = {
  passengers: readonly { ticketType: TicketType }[];
  fares: Fares;
  /** The cabins, each with its price on this sailing. */
  cabins: readonly { roomId: number; priceSen: Sen }[];
  /** How many passengers choose their seat, and the fee of each (R430). */
  chosenSeats?: { count: number; feeSen: Sen } | undefined;
};

/** The order in which ticket types are shown: those that may travel alone come first. */
export const ticketTypeOrder: readonly TicketType[] = ['adult', 'senior', 'child', 'infant'];

/** The price of a cabin on a sailing's date and session: a night that starts on Saturday has Saturday's night price. */
export function cabinPriceSen(table: CabinPriceTable, sailingDate: LocalDate, session: Session): Sen {
  return table[isoWeekday(sailingDate)][session];
}

/**
 * One line per ticket type, one for chosen seats that cost something, and one per cabin, and their total, which is the order's
 * amount due (invariant I3).
 */
export function priceOrder(order: OrderToPrice): { lines: PriceLine[]; totalSen: Sen } {
  const lines: PriceLine[] = [];
  for (const ticketType of ticketTypeOrder) {
    const quantity = order.passengers.filter(passenger => passenger.ticketType === ticketType).length;
    const unitSen = order.fares[ticketType];
    if (quantity > 0) {
      lines.push({ kind: 'ticket', ticketType, quantity, unitSen, totalSen: unitSen * quantity });
    }
  }
  const { count = 0, feeSen = 0 } = order.chosenSeats ?? {};
  if (count > 0 && feeSen > 0) {
    lines.push({ kind: 'seat', quantity: count, unitSen: feeSen, totalSen: feeSen * count });
  }
  for (const { roomId, priceSen } of order.cabins) {
    lines.push({ kind: 'cabin', roomId, quantity: 1, unitSen: priceSen, totalSen: priceSen });
  }
  return { lines, totalSen: sumSen(lines.map(line => line.totalSen)) };
}
