import type { Language, OrderChannel } from '@gangway/shared/contract/base/vocabulary.ts';
import { agentMethods, counterMethods } from '@gangway/shared/contract/payment-providers/registry.ts';
import type { BookingRequest } from '@gangway/shared/contract/sales/orders.ts';
import type { PartySeats } from '@gangway/shared/contract/sales/seats.ts';
import type { Settings } from '@gangway/shared/contract/settings.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { fieldOfFinding } from '@gangway/shared/domain/travel/field-of-finding.ts';
import { checkTravelRules } from '@gangway/shared/domain/travel/travel-rules.ts';
import type { Caller } from '../../lib/caller.ts';
import { AppError, unknownValue } from '../../lib/errors.ts';
import type { SailingTerms } from '../sailings/sailings.service.ts';
import { hasOpened, isOnSale } from '../sailings/sailings.service.ts';
import { describeFinding } from './travel-findings.rules.ts';

/** Rules of booking without the database: each throws, or accepts the order. */

/**
 * Checked before places are taken, so that most bookings that come too late are refused without waiting for a lock.
 *
 * @throws AppError `sailing-closed`, `sailing-not-open`, or `sailing-sold-out` with how many are left.
 */
export function requireOnSale(
  { passengers }: { passengers: readonly unknown[] },
  sailing: SailingTerms,
  now: Date,
  salesCloseMinutes: number,
): void {
  if (!isOnSale(sailing, now, salesCloseMinutes)) throw new AppError('sailing-closed');
  if (!hasOpened(sailing, now)) throw new AppError('sailing-not-open');
  if (sailing.placesLeft < passengers.length)
    throw new AppError('sailing-sold-out', { params: { count: sailing.placesLeft } });
}

/** @throws AppError `travel-rules` with a sentence for each passenger concerned. */
export function requireTravelRules(
  request: BookingRequest,
  sailing: SailingTerms,
  { infantsPerAdult }: Pick<Settings, 'infantsPerAdult'>,
  now: Date,
  language: Language,
): void {
  const findings = checkTravelRules(request.passengers, {
    sailingDate: sailing.date,
    arrivalDate: localDateOf(sailing.arrivesAt),
    today: localDateIn(now),
    infantsPerAdult,
    contact: { ...request.contact, email: request.contact.email ?? '' },
  }).filter(({ severity }) => severity === 'refusal');
  if (findings.length === 0) return;
  const fields: Record<string, string> = {};
  for (const finding of findings) {
    const { passenger } = finding;
    const field = passenger === null ? 'passengers' : `passengers.${passenger}.${fieldOfFinding(finding)}`;
    fields[field] ??= describeFinding(finding, language).message;
  }
  throw new AppError('travel-rules', { fields });
}

/** Chosen seats are one for each passenger, or null. @throws AppError `invalid-input` */
export function requireSeatForEach({
  passengers,
  seats,
}: {
  passengers: readonly unknown[];
  seats?: PartySeats | undefined;
}): void {
  if (seats && seats.length !== passengers.length) throw unknownValue('seats');
}

/** @throws AppError `price-changed` with the current total, if it is not the one that the customer agreed to. */
export function requireAgreedPrice(request: BookingRequest, totalSen: number, language: Language): void {
  if (totalSen !== request.expectedTotalSen)
    throw new AppError('price-changed', { params: { total: formatMoney(totalSen, language), totalSen } });
}

/**
 * The channel of an order. Payment at the counter is only possible there, and a balance only for agents.
 *
 * @throws AppError `not-permitted`, `balance-not-yours`
 */
export function channelOf(
  caller: Caller,
  { paymentMethod }: Pick<BookingRequest, 'paymentMethod'>,
): OrderChannel {
  const sells = caller.kind === 'staff' && caller.permissions.has('orders.sell');
  if (caller.kind === 'staff' && !sells) throw new AppError('not-permitted');
  if (counterMethods.includes(paymentMethod) && !sells) throw new AppError('not-permitted');
  const isAgent = caller.kind === 'customer' && caller.level !== 'normal';
  if (agentMethods.includes(paymentMethod) && caller.kind !== 'customer')
    throw new AppError('balance-not-yours');
  if (sells) return 'counter';
  return isAgent ? 'agent' : 'storefront';
}
