import type { LadderStep } from '@gangway/shared/contract/sales/quotes.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { writeDate, writeDateTime, writerBeside } from '@gangway/shared/i18n/dates.ts';
import { textsIn } from '../../../lib/texts.ts';
import type { ETicket, Voyage } from './e-ticket.types.ts';

/** A label and its value. */
export type Fact = readonly [label: string, value: string];

/** All texts of an e-ticket, in the order's language, for both formats. */
export function wordingOf(voyage: Voyage, ticket: ETicket) {
  const { language } = voyage;
  const texts = textsIn(language);
  const t = (key: string, params: Record<string, string | number> = {}) => texts(`documents:${key}`, params);
  const write = writerBeside(
    localDateOf(voyage.departsAt),
    [voyage.boardingOpensAt, voyage.boardingClosesAt],
    language,
  );
  const opens = write(voyage.boardingOpensAt);
  const closes = write(voyage.boardingClosesAt);
  const { cabin } = ticket;
  return {
    title: t('ticket.title'),
    session: t(`session.${voyage.session}`),
    departs: [t('ticket.departs'), writeDateTime(voyage.departsAt, language)] satisfies Fact,
    arrives: [t('ticket.arrives'), writeDateTime(voyage.arrivesAt, language)] satisfies Fact,
    boarding: [
      t('ticket.boarding'),
      t('ticket.boardingTimes', { opens: unbroken(opens), closes: unbroken(closes) }),
    ] satisfies Fact,
    gate: voyage.gate ? ([t('ticket.gate'), voyage.gate] satisfies Fact) : null,
    ship: [t('ticket.ship'), voyage.ship.name] satisfies Fact,
    passenger: [t('ticket.passenger'), ticket.passengerName] satisfies Fact,
    ticketType: [t('ticket.ticketType'), t(`ticketType.${ticket.ticketType}`)] satisfies Fact,
    seat: [t('ticket.seat'), ticket.seat || t('ticket.openSeating')] satisfies Fact,
    cabin: [
      t('ticket.cabin'),
      cabin ? t('ticket.cabinOnDeck', { number: cabin.number, floor: cabin.floor }) : t('ticket.noCabin'),
    ] satisfies Fact,
    serial: [t('ticket.serial'), ticket.serial] satisfies Fact,
    order: [t('ticket.order'), voyage.orderNumber] satisfies Fact,
    verificationCode: [t('ticket.verificationCode'), ticket.verificationCode] satisfies Fact,
    show: t('ticket.show'),
    termsTitle: t('ticket.terms'),
    terms: [
      t('ticket.term.document'),
      t('ticket.term.boarding', { closes }),
      t('ticket.term.minors'),
      t('ticket.term.pregnancy'),
      t('ticket.term.changes', { days: voyage.amendmentDays }),
    ],
    ladderTitle: t('ticket.cancel'),
    ladder: voyage.ladder.map(step => [periodOf(step, voyage, t), chargeOf(step, t)] satisfies Fact),
    questions: t('ticket.questions'),
    page: (page: number, pages: number) => t('ticket.page', { page, pages }),
  };
}

export type Wording = ReturnType<typeof wordingOf>;
type Texts = (key: string, params?: Record<string, string | number>) => string;

/** A day with its time stays in one line: a word joiner between all characters, because Chinese breaks without a blank, too. */
const unbroken = (moment: string): string => [...moment].join('\u2060');

function periodOf({ until, noShow }: LadderStep, { language, ladder }: Voyage, t: Texts): string {
  if (noShow) return t('ticket.noShow');
  if (until) return t('ticket.until', { until: writeDate(until, language) });
  return ladder.length > 1 ? t('ticket.afterwards') : t('ticket.anyTime');
}

function chargeOf({ chargePercent }: LadderStep, t: Texts): string {
  return chargePercent === 0 ? t('ticket.free') : t('ticket.charge', { percent: chargePercent });
}
