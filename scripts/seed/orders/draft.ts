import type { OrderStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Random } from '../ground/random.ts';
import { startOfDay } from '../ground/start-of-day.ts';
import { type Buyer, chooseBuyer, type People } from '../people/buyers.ts';
import { choosePattern, createParty, type Guest, type PartyPattern } from '../people/party.ts';
import type { OpenSailing } from '../sailings/open-sailings.ts';
import { createParts, type Parts } from './parts.ts';
import { chooseStory, createTimeline, type Story, type Timeline } from './story.ts';

/** What all orders of a run have in common. */
export interface Trade {
  random: Random;
  today: LocalDate;
  people: People;
  settings: Settings;
  signingKeyId: number;
  /** An order number that nobody has. */
  nextNumber(): string;
}

/** An order to be made: for which sailing, and when. */
export interface Occasion {
  sailing: OpenSailing;
  createdAt: Date;
}

/** What is settled about an order beforehand; chance decides the rest. */
export interface Wish {
  story?: Story;
  buyer?: Buyer;
  pattern?: PartyPattern;
  withCabin?: boolean;
  /** A contact, and first passenger, of this name. */
  name?: string;
}

/** An order with everything decided, and nothing written yet. */
export interface OrderDraft {
  id: string;
  number: string;
  sailing: OpenSailing;
  buyer: Buyer;
  story: Story;
  timeline: Timeline;
  lead: Guest;
  guests: readonly Guest[];
  parts: Parts;
  status: OrderStatus;
  refundedSen: number;
}

/** Decides all about an order for a sailing with at least one place left, and takes what it needs of it. */
export function draftOrder(trade: Trade, { sailing, createdAt }: Occasion, wish: Wish): OrderDraft {
  const { random, settings, today } = trade;
  const buyer = wish.buyer ?? chooseBuyer(random, createdAt, trade.people, settings.houseReferralCode);
  const story = wish.story ?? chooseStory(random, sailing);
  const { channel } = buyer;
  const { holdMinutes } = settings;
  const timeline = createTimeline(random, createdAt, { story, sailing, channel, today, holdMinutes });
  const pattern = wish.pattern ?? choosePattern(random, Math.min(9, sailing.placesLeft));
  const guests = createParty(random, pattern, sailing.date, buyer.lead);
  const [lead] = guests;
  if (!lead) throw new RangeError('a party has at least one guest');
  if (wish.name) lead.name = wish.name;
  const parts = createParts(random, {
    sailing,
    guests,
    story,
    canceledAt: timeline.canceledAt,
    ladder: settings.cancellationLadder,
    withCabin: wish.withCabin,
    idOf: () => random.uuid(timeline.createdAt),
  });
  const refundedSen = timeline.paidAt ? parts.fullPriceSen - parts.dueSen : 0;
  const status = statusOf(story, timeline, refundedSen, sailing, today);
  const id = random.uuid(timeline.createdAt);
  return {
    id,
    number: trade.nextNumber(),
    sailing,
    buyer,
    story,
    timeline,
    lead,
    guests,
    parts,
    status,
    refundedSen,
  };
}

function statusOf(
  story: Story,
  { paidAt, canceledAt }: Timeline,
  refundedSen: number,
  sailing: OpenSailing,
  today: LocalDate,
): OrderStatus {
  if (paidAt === null) return canceledAt ? 'canceled' : 'unpaid';
  if (story === 'canceled' || story === 'called-off') return refundedSen > 0 ? 'refunded' : 'canceled';
  const hasArrived = sailing.status === 'departed' && sailing.arrivesAt.getTime() < startOfDay(today);
  return hasArrived ? 'completed' : 'paid';
}

/** By whom an order, or a part of it, was canceled, as the audit names them. */
export function cancelerOf({ story, buyer }: OrderDraft, { managerId }: People): string {
  if (story === 'expired') return 'system:expire-holds';
  return story === 'called-off' ? `staff:${managerId}` : buyer.actor;
}
