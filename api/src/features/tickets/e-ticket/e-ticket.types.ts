import type { Language, Session, TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { LadderStep } from '@gangway/shared/contract/sales/quotes.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Moment } from '@gangway/shared/domain/time/moment.ts';

export const pageFormats = ['a4', 'phone'] as const;
/** `phone` is a page with the proportions of a phone's screen. */
export type PageFormat = (typeof pageFormats)[number];

/** The data of all e-tickets of an order. Names are in the order's language. */
export interface Voyage {
  language: Language;
  operator: {
    name: string;
    phone: string;
    email: string;
    /** The operator's mark, a PNG in base64: files are cached by their content, as JSON. Null where it has none. */
    mark: string | null;
    /** The color of lines, links and small drawings, readable on white. */
    color: string;
  };
  orderNumber: string;
  ship: { code: string; name: string };
  session: Session;
  departure: { code: string; name: string; timeZone: string };
  destination: { code: string; name: string; timeZone: string };
  departsAt: Moment;
  arrivesAt: Moment;
  boardingOpensAt: Moment;
  boardingClosesAt: Moment;
  /** Empty until one is assigned. */
  gate: string;
  /** The cancellation charges from today on. */
  ladder: LadderStep[];
  /** A change this many calendar days before departure, or fewer, counts as a cancellation. */
  amendmentDays: number;
}

/** The data of one passenger's e-ticket. */
export interface ETicket {
  id: string;
  passengerName: string;
  ticketType: TicketType;
  /** Empty if seats are not assigned. */
  seat: string;
  cabin: { number: string; floor: number } | null;
  serial: string;
  verificationCode: string;
  /** Text of the QR, `GW1:…`. */
  code: string;
}

/** Some or all e-tickets of an order. */
export interface OrderETickets {
  voyage: Voyage;
  tickets: readonly ETicket[];
}

/** A file with e-tickets of at least one order: its whole content. */
export interface ETicketFile {
  orders: readonly [OrderETickets, ...OrderETickets[]];
  format: PageFormat;
}

/** The steps of a ladder that have not ended by `today`. */
export function ladderFrom(steps: readonly LadderStep[], today: LocalDate): LadderStep[] {
  return steps
    .filter(({ until }) => until === null || until >= today)
    .map((step, index) => (index === 0 ? { ...step, from: null } : step));
}
