import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { isComplete } from './item-requests.ts';

/** Why an item cannot be booked as it is; `refused` contains the message of the API or of the travel rules. */
export type Obstacle =
  | { kind: 'sailing-gone' | 'sailing-closed' | 'sold-out' | 'incomplete' }
  | { kind: 'too-few-places'; left: number }
  | { kind: 'refused'; message: string };

/** An item with its current price, if loaded. */
export interface PricedItem {
  item: CartItem;
  sailing: SailingDetail | undefined;
  quote: Quote | undefined;
  /** `failed`: no answer arrived; a retry may help. */
  state: 'loading' | 'bookable' | 'blocked' | 'failed';
  obstacle: Obstacle | null;
  /** The price last seen, if it has changed since. */
  earlierSen: number | null;
}

interface Answer<Data> {
  data: Data | undefined;
  error: Error | null;
}

/** Determines an item's state from the current sailing and price. */
export function priceItem(
  item: CartItem,
  { data: sailing, error: sailingError }: Answer<SailingDetail>,
  { data: quote, error: quoteError }: Answer<Quote>,
): PricedItem {
  const obstacle = obstacleOf(item, sailing, quote, sailingError ?? quoteError);
  const error = sailingError ?? quoteError;
  const failed = error !== null && obstacle === null;
  const loading = !obstacle && !failed && (!sailing || !quote);
  const seen = item.seenTotalSen;
  return {
    item,
    sailing,
    quote: quoteError ? undefined : quote,
    state: obstacle ? 'blocked' : failed ? 'failed' : loading ? 'loading' : 'bookable',
    obstacle,
    earlierSen: !obstacle && quote && seen !== null && seen !== quote.totalSen ? seen : null,
  };
}

function obstacleOf(
  item: CartItem,
  sailing: SailingDetail | undefined,
  quote: Quote | undefined,
  error: Error | null,
): Obstacle | null {
  const failure = failureOf(error);
  if (failure === 'sailing-not-found') return { kind: 'sailing-gone' };
  if (sailing && sailing.placesLeft === 0) return { kind: 'sold-out' };
  if (sailing && !sailing.bookable) return { kind: 'sailing-closed' };
  if (error && failure !== null && aboutTheItem.has(failure))
    return { kind: 'refused', message: error.message };
  if (!quote) return null;
  if (quote.placesLeft < item.passengers.length) return { kind: 'too-few-places', left: quote.placesLeft };
  const refusal = quote.findings.find(({ severity }) => severity === 'refusal');
  if (refusal) return { kind: 'refused', message: refusal.message };
  return isComplete(item) ? null : { kind: 'incomplete' };
}

/** Error codes about the item itself: a retry does not help. */
const aboutTheItem: ReadonlySet<string> = new Set([
  'cabin-taken',
  'cabin-unknown',
  'cabin-too-small',
  'no-cabin-available',
  'seat-taken',
  'seat-unknown',
  'invalid-input',
]);
