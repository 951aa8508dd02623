import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardingDecision, BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import { type BoardingHours, boardingWindow } from '@gangway/shared/domain/states/boarding-decision.ts';
import { ageOn } from '@gangway/shared/domain/time/local-date.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { ADULT_FROM_YEARS } from '@gangway/shared/domain/travel/travel-limits.ts';
import { writeDateTime } from '@gangway/shared/i18n/dates.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { textsIn } from '../../../lib/texts.ts';
import {
  type BoardingEvent,
  countParty,
  findAdmission,
  type LockedTicket,
} from '../../../reservations/tickets/boarding.repository.ts';
import { findGuardian } from './party.repository.ts';

const nothingShown: readonly (BoardingRefusal | null)[] = [
  'not-a-ticket',
  'forged',
  'not-found',
  'wrong-code',
  'unknown-key',
  'key-withdrawn',
];

/** Whether an event may show its ticket: after these refusals the presenter has not proved to hold it. */
export const showsTicket = ({ refusal }: Pick<BoardingEvent, 'refusal'>): boolean =>
  !nothingShown.includes(refusal);

/** The gate's answer to an event: the same each time, in the caller's language. */
export async function toDecision(
  db: Connection,
  event: BoardingEvent,
  ticket: LockedTicket | undefined,
  { language, hours }: { language: Language; hours: BoardingHours },
): Promise<BoardingDecision> {
  const { outcome, refusal } = event;
  const shown = showsTicket(event) ? ticket : undefined;
  const earlier = shown && refusal === 'already-boarded' ? await findEarlier(db, shown, event) : null;
  return {
    outcome,
    refusal,
    message: messageOf(refusal, shown, earlier, language, hours),
    ticket: shown ? await toTicket(db, shown) : null,
    earlier: earlier && { at: earlier.at.toISOString(), gate: earlier.gate },
  };
}

type Earlier = { at: Date; gate: string };

/** The ticket's own boarding time is used if it has no event, as on an imported order. */
async function findEarlier(db: Connection, ticket: LockedTicket, event: BoardingEvent): Promise<Earlier> {
  return (await findAdmission(db, ticket.id)) ?? { at: ticket.boarded_at ?? event.scannedAt, gate: '' };
}

function messageOf(
  refusal: BoardingRefusal | null,
  ticket: LockedTicket | undefined,
  earlier: Earlier | null,
  language: Language,
  hours: BoardingHours,
): string {
  const t = textsIn(language);
  if (!ticket) return t(`refusal.${refusal ?? 'boarded'}`);
  const time = (instant: Date) => writeDateTime(momentIn(instant, ticket.departs_zone), language);
  const { opensAt, closesAt } = boardingWindow(ticket.departs_at, hours);
  if (earlier) {
    const key = earlier.gate ? 'already-boarded' : 'already-boarded-unnamed-gate';
    return t(`refusal.${key}`, { time: time(earlier.at), gate: earlier.gate });
  }
  switch (refusal) {
    case 'wrong-sailing':
    case 'sailing-over':
      return t(`refusal.${refusal}`, { sailing: `${ticket.ship}, ${time(ticket.departs_at)}` });
    case 'too-early':
      return t('refusal.too-early', { time: time(opensAt) });
    case 'too-late':
      return t('refusal.too-late', { time: time(closesAt) });
    default:
      return t(`refusal.${refusal ?? 'boarded'}`);
  }
}

async function toTicket(
  db: Connection,
  ticket: LockedTicket,
): Promise<NonNullable<BoardingDecision['ticket']>> {
  const party = await countParty(db, ticket.order_id);
  const minor = ageOn(ticket.birth_date, ticket.date) < ADULT_FROM_YEARS;
  return {
    id: ticket.id,
    serial: ticket.serial,
    passengerName: ticket.passenger_name,
    ticketType: ticket.ticket_type,
    seat: ticket.seat,
    cabin: ticket.cabin,
    minor,
    guardian: minor ? await findGuardian(db, ticket) : null,
    orderNumber: ticket.order_number,
    partyBoarded: party.boarded,
    partySize: party.size,
    sailing: {
      id: ticket.sailing_id,
      date: ticket.date,
      session: ticket.session,
      departsAt: momentIn(ticket.departs_at, ticket.departs_zone),
    },
    language: ticket.language,
  };
}
