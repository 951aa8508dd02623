import type { OrderChannel } from '@gangway/shared/contract/base/vocabulary.ts';
import { wallClockAt } from '@gangway/shared/domain/time/zoned-clock.ts';
import type { Random } from '../ground/random.ts';
import type { Person } from './people.ts';

/** An account that books. */
export interface KnownCustomer {
  id: string;
  username: string;
  person: Person;
  isAgent: boolean;
  referralCode: string;
  /** The referral code; null without one. */
  superiorReferralCode: string | null;
}

/** A customer with how much they book, compared with others of their kind. */
export type Weighted = readonly [context: number, customer: KnownCustomer];

/** Sellers and buyers. */
export interface People {
  agents: readonly Weighted[];
  shoppers: readonly Weighted[];
  frontDeskId: string;
  managerId: string;
  gateOfficerId: string;
  supervisorId: string;
}

/** The author and the channel of an order. */
export interface Buyer {
  channel: OrderChannel;
  /** The actor's name in the audit. */
  actor: string;
  customer: KnownCustomer | null;
  /** The first passenger and contact, if the account has one. */
  lead: Person | undefined;
  referralCode: string;
}

const channels: readonly (readonly [weight: number, channel: OrderChannel])[] = [
  [67, 'storefront'],
  [18, 'agent'],
  [15, 'counter'],
];

const channelsAfterHours = channels.filter(([, channel]) => channel !== 'counter');
const COUNTER_OPENS = 8;
const COUNTER_CLOSES = 19;

/** Share of the storefront's orders that are booked signed in, and of the others that an agent has recommended. */
const SIGNED_IN = 0.2;
const RECOMMENDED = 0.2;

/** A buyer for a time of day; the counter has opening hours. */
export function chooseBuyer(random: Random, at: Date, people: People, houseReferralCode: string): Buyer {
  const { hour } = wallClockAt(at);
  const isOpen = hour >= COUNTER_OPENS && hour < COUNTER_CLOSES;
  switch (random.weighted(isOpen ? channels : channelsAfterHours)) {
    case 'agent':
      return buyerOf(random.weighted(people.agents), houseReferralCode);
    case 'counter':
      return { ...guest(houseReferralCode), channel: 'counter', actor: `staff:${people.frontDeskId}` };
    case 'storefront':
      if (random.chance(SIGNED_IN)) {
        return buyerOf(random.weighted(people.shoppers), houseReferralCode);
      }
      return guest(
        random.chance(RECOMMENDED) ? random.weighted(people.agents).referralCode : houseReferralCode,
      );
  }
}

function guest(referralCode: string): Buyer {
  return { channel: 'storefront', actor: 'guest', customer: null, lead: undefined, referralCode };
}

/** Agents book for their clients, customers for themselves. */
export function buyerOf(customer: KnownCustomer, houseReferralCode: string): Buyer {
  return {
    channel: customer.isAgent ? 'agent' : 'storefront',
    actor: `customer:${customer.id}`,
    customer,
    lead: customer.isAgent ? undefined : customer.person,
    referralCode: customer.isAgent
      ? customer.referralCode
      : (customer.superiorReferralCode ?? houseReferralCode),
  };
}

/** A customer by username. Throws a RangeError if there is none. */
export function customerNamed({ agents, shoppers }: People, username: string): KnownCustomer {
  for (const [, customer] of [...agents, ...shoppers]) if (customer.username === username) return customer;
  throw new RangeError(`there is no ${username}`);
}
