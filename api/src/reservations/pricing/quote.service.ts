import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Quote, QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { ladderWithDates } from '@gangway/shared/domain/money/cancellation.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { checkTravelRules } from '@gangway/shared/domain/travel/travel-rules.ts';
import type { Deps } from '../../lib/http/context.ts';
import { loadSettings } from '../../operator/settings.service.ts';
import { readSailing } from '../sailings/sailings.service.ts';
import { priceParty } from './priced-order.rules.ts';
import { describeFindings } from './travel-findings.rules.ts';

/**
 * What a party would pay, whether it may sail, and what canceling would cost. Nothing is held.
 *
 * @throws AppError `sailing-not-found`, or what `priceParty` throws about cabins.
 */
export async function quote(
  deps: Pick<Deps, 'db' | 'clock'>,
  request: QuoteRequest,
  language: Language,
): Promise<Quote> {
  const now = deps.clock.now();
  const [sailing, { cancellationLadder }] = await Promise.all([
    readSailing(deps, request.sailingId),
    loadSettings(deps.db),
  ]);
  const { lines, totalSen } = priceParty(sailing, request.passengers, request.cabins);
  const findings = checkTravelRules(request.passengers, {
    sailingDate: sailing.date,
    arrivalDate: localDateIn(new Date(sailing.arrivesAt)),
    today: localDateIn(now),
  });
  return {
    sailingId: sailing.id,
    lines,
    totalSen,
    placesLeft: sailing.placesLeft,
    findings: describeFindings(findings, language),
    ladder: ladderWithDates(
      cancellationLadder,
      sailing.date,
      lines.flatMap(line => Array.from({ length: line.quantity }, () => line.unitSen)),
      sailing,
    ),
    quotedAt: now.toISOString(),
  };
}
