import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { CartChange, CartItem, QuotedCartItem } from '@gangway/shared/contract/sales/carts.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { textsIn } from '../../lib/texts.ts';
import { requireOnSale } from '../../reservations/pricing/booking.rules.ts';
import { quote } from '../../reservations/pricing/quote.service.ts';
import { readSailingSummary } from '../../reservations/sailings/sailings.service.ts';

/** The cart's code for each refusal that prevents a booking. */
const changeOf: Readonly<Record<string, CartChange>> = {
  'sailing-not-found': 'sailing-gone',
  'sailing-closed': 'sailing-closed',
  'sailing-sold-out': 'sailing-sold-out',
  'cabin-taken': 'cabin-taken',
  'cabin-unknown': 'cabin-unknown',
  'cabin-too-small': 'cabin-too-small',
  'no-cabin-available': 'no-cabin-available',
  'seat-taken': 'seat-taken',
  'seat-unknown': 'seat-unknown',
};

export interface QuoteContext {
  salesCloseMinutes: number;
  language: Language;
}

/** A cart item with its current price, and the changes since the customer last saw it. */
export async function quoteItem(deps: Deps, item: CartItem, asker: QuoteContext): Promise<QuotedCartItem> {
  let sailing: SailingSummary | null = null;
  try {
    sailing = await readSailingSummary(deps.db, item.sailingId, deps.clock.now());
    requireOnSale(item, sailing, deps.clock.now(), asker.salesCloseMinutes);
    const { lines, totalSen, findings } = await quote(deps, partyOf(item), asker.language);
    const changes = priceChange(item, totalSen, asker.language);
    return { ...item, sailing, lines, totalSen, findings, changes, bookable: true };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const change = changeOf[error.code];
    if (!change) throw error;
    const message = textsIn(asker.language)(error.code, error.params);
    const changes = [{ change, message }];
    return { ...item, sailing, lines: [], totalSen: null, findings: [], changes, bookable: false };
  }
}

function priceChange(
  { seenTotalSen }: CartItem,
  totalSen: number,
  language: Language,
): QuotedCartItem['changes'] {
  if (seenTotalSen === null || seenTotalSen === totalSen) return [];
  const message = textsIn(language)('price-changed', { total: formatMoney(totalSen, language) });
  return [{ change: 'price-changed', message }];
}

const partyOf = ({ sailingId, passengers, cabins, seats }: CartItem) => ({
  sailingId,
  cabins,
  seats,
  passengers: passengers.map(({ idType, ...passenger }) => ({ ...passenger, idType: idType ?? undefined })),
});
