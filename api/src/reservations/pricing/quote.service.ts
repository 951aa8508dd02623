/*
 * The price of a booking, and the rules that it must meet: party, ages, documents, connections. It stores nothing.
 *
 * May import: operator, reservations/promos, reservations/sailings, reservations/waitlist.
 */

import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Quote, QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { ladderWithDates } from '@gangway/shared/domain/money/cancellation.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { checkTravelRules } from '@gangway/shared/domain/travel/travel-rules.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data, Deps } from '../../lib/http/context.ts';
import { failureEnvelope } from '../../lib/http/failure.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { applyPromo, normalisePromoCode } from '../promos/promo.rules.ts';
import { findPromos } from '../promos/promo-codes.repository.ts';
import { promoUsedUp } from '../promos/promo-uses.service.ts';
import { readSailing, requireSeatsFree } from '../sailings/sailings.service.ts';
import { keptFor, withKept } from '../waitlist/take-up.service.ts';
import { requireSeatForEach } from './booking.rules.ts';
import { finalPrices, priceParty } from './priced-order.rules.ts';
import { describeFindings } from './travel-findings.rules.ts';

/**
 * A party's price, travel rules and cancellation charges. Nothing is held.
 *
 * @throws AppError `sailing-not-found`, `seat-taken` and `seat-unknown` for chosen seats, or what `priceParty` throws for cabins.
 */
export async function quote(deps: Deps, request: QuoteRequest, language: Language): Promise<Quote> {
  const now = deps.clock.now();
  requireSeatForEach(request);
  const [detail, { cancellationLadder, infantsPerAdult, seatFeeSen }, kept] = await Promise.all([
    readSailing(deps, request.sailingId),
    loadSettings(deps.db),
    keptFor(deps, deps.db, request.sailingId, request.waitlistToken),
  ]);
  const sailing = withKept(detail, kept);
  const { passengers, seats } = request;
  if (seats) await requireSeatsFree(deps, request.sailingId, seats);
  const choice = { seats, feeSen: seatFeeSen };
  const { lines, totalSen: fullSen, cabins } = priceParty(sailing, passengers, request.cabins, choice);
  const promo = request.promoCode
    ? await quotePromo(deps, request.promoCode, sailing, fullSen, now, language)
    : null;
  const discountSen = promo?.discountSen ?? 0;
  const { tickets, cabinsSen } = finalPrices(sailing.fares, passengers, cabins, choice, discountSen);
  const pricesSen = [...tickets.map(({ priceSen }) => priceSen), ...cabinsSen];
  const findings = checkTravelRules(passengers, {
    sailingDate: sailing.date,
    arrivalDate: localDateOf(sailing.arrivesAt),
    today: localDateIn(now),
    infantsPerAdult,
  });
  return {
    sailingId: sailing.id,
    lines,
    promo,
    totalSen: fullSen - discountSen,
    seatFeeSen,
    placesLeft: sailing.placesLeft,
    findings: describeFindings(findings, language),
    ladder: ladderWithDates(cancellationLadder, sailing.date, pricesSen, sailing),
    quotedAt: now.toISOString(),
  };
}

/** An invalid code has its reason in the quote, and the price is the full one. */
async function quotePromo(
  { db }: Data,
  typed: string,
  sailing: Pick<SailingDetail, 'date' | 'route'>,
  totalSen: number,
  now: Date,
  language: Language,
): Promise<NonNullable<Quote['promo']>> {
  const code = normalisePromoCode(typed);
  try {
    const promo = (await findPromos(db, [code])).get(code);
    const order = {
      today: localDateIn(now),
      sailingDate: sailing.date,
      routeId: sailing.route.id,
      totalSen,
      language,
    };
    const { discountSen } = applyPromo(promo, order);
    if (promo?.mostUses != null && promo.uses >= promo.mostUses) throw promoUsedUp();
    return { code, discountSen, refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code, discountSen: 0, refusal: failureEnvelope(error, language).msg };
  }
}
