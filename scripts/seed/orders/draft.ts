import type { OrderStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Random } from '../ground/random.ts';
import { startOfDay } from '../ground/start-of-day.ts';
import { type Buyer, chooseBuyer, type People } from '../people/buyers.ts';
import { choosePattern, createParty, type Guest, type PartyPattern } from '../people/party.ts';
import type { OpenSailing } from '../sailings/open-sailings.ts';
import { chooseOutcome, createTimeline, type OrderOutcome, type Timeline } from './order-outcome.ts';
import { createParts, type Parts } from './parts.ts';

/** What all orders of a run share. */
export interface OrderContext {
  random: Random;
  today: LocalDate;
  people: People;
  settings: Settings;
  signingKeyId: number;
  /** Returns an unused order number. */
  nextNumber(): string;
}

/** The sailing and time of an order to be created. */
export interface OrderOccasion {
  sailing: OpenSailing;
  createdAt: Date;
}

/** Fixed properties of an order; all others are random. */
export interface OrderChoices {
  outcome?: OrderOutcome;
  buyer?: Buyer;
  pattern?: PartyPattern;
  withCabin?: boolean;
  /** A contact, and first passenger, of this name. */
  name?: string;
}

/** An order with all decisions made, but nothing written yet. */
export interface OrderDraft {
  id: string;
  number: string;
  sailing: OpenSailing;
  buyer: Buyer;
  outcome: OrderOutcome;
  timeline: Timeline;
  lead: Guest;
  guests: readonly Guest[];
  parts: Parts;
  status: OrderStatus;
  refundedSen: number;
}

/** Decides everything about an order for a sailing with at least one free place, and takes its places. */
export function draftOrder(
  context: OrderContext,
  { sailing, createdAt }: OrderOccasion,
  choices: OrderChoices,
): OrderDraft {
  const { random, settings, today } = context;
  const buyer = choices.buyer ?? chooseBuyer(random, createdAt, context.people, settings.houseReferralCode);
  const outcome = choices.outcome ?? chooseOutcome(random, sailing);
  const { channel } = buyer;
  const { holdMinutes } = settings;
  const timeline = createTimeline(random, createdAt, { outcome, sailing, channel, today, holdMinutes });
  const pattern = choices.pattern ?? choosePattern(random, Math.min(9, sailing.placesLeft));
  const guests = createParty(random, pattern, sailing.date, buyer.lead);
  const [lead] = guests;
  if (!lead) throw new RangeError('a party has at least one guest');
  if (choices.name) lead.name = choices.name;
  const parts = createParts(random, {
    sailing,
    guests,
    outcome,
    canceledAt: timeline.canceledAt,
    ladder: settings.cancellationLadder,
    withCabin: choices.withCabin,
    idOf: () => random.uuid(timeline.createdAt),
  });
  const refundedSen = timeline.paidAt ? parts.fullPriceSen - parts.dueSen : 0;
  const status = statusOf(outcome, timeline, sailing, today);
  const id = random.uuid(timeline.createdAt);
  return {
    id,
    number: context.nextNumber(),
    sailing,
    buyer,
    outcome,
    timeline,
    lead,
    guests,
    parts,
    status,
    refundedSen,
  };
}

function statusOf(
  outcome: OrderOutcome,
  { paidAt, canceledAt }: Timeline,
  sailing: OpenSailing,
  today: LocalDate,
): OrderStatus {
  if (paidAt === null) return canceledAt ? 'canceled' : 'unpaid';
  if (outcome === 'canceled' || outcome === 'called-off') return 'canceled';
  const hasArrived = sailing.status === 'departed' && sailing.arrivesAt.getTime() < startOfDay(today);
  return hasArrived ? 'completed' : 'paid';
}

/** The actor of an order's cancellation, as named in the audit. */
export function cancelerOf({ outcome, buyer }: OrderDraft, { managerId }: People): string {
  if (outcome === 'expired') return 'system:expire-holds';
  return outcome === 'called-off' ? `staff:${managerId}` : buyer.actor;
}
