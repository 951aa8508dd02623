import { checkAge, isMinor } from './age-rules.ts';
import { checkChildData } from './child-data-rules.ts';
import { checkDocument } from './document-rules.ts';
import { checkIdentityCard } from './identity-card-rules.ts';
import type { PassengerFinding, TravelFinding, TravelingPassenger, Voyage } from './travel-finding.ts';
import {
  ADULT_FROM_YEARS,
  LARGEST_PARTY,
  PREGNANCY_REFUSED_FROM_WEEK,
  SMALLEST_PARTY,
} from './travel-limits.ts';

/**
 * Checks the travel rules (R93 to R95), during booking and again in the API. The party may sail if no finding is a
 * refusal. Throws a RangeError for an invalid date.
 */
export function checkTravelRules(passengers: readonly TravelingPassenger[], voyage: Voyage): TravelFinding[] {
  const accompanied = passengers.some(passenger => !isMinor(passenger, voyage.sailingDate));
  const ofPassengers = passengers.flatMap((passenger, index) =>
    [
      ...checkAge(passenger, voyage),
      ...(accompanied ? [] : checkCompany(passenger, voyage)),
      ...checkDocument(passenger, voyage),
      ...checkIdentityCard(passenger, voyage),
      ...checkPregnancy(passenger),
      ...checkChildData(passenger, passengers, voyage),
    ].map(finding => ({ ...finding, passenger: index })),
  );
  return [...checkParty(passengers.length), ...checkInfants(passengers, voyage), ...ofPassengers];
}

function* checkParty(count: number): Generator<TravelFinding> {
  if (count >= SMALLEST_PARTY && count <= LARGEST_PARTY) return;
  yield {
    rule: 'party-size',
    severity: 'refusal',
    passenger: null,
    min: SMALLEST_PARTY,
    max: LARGEST_PARTY,
    count,
  };
}

/** Without an adult, each infant already has a finding (R93). */
function* checkInfants(
  passengers: readonly TravelingPassenger[],
  { sailingDate, infantsPerAdult: most }: Voyage,
): Generator<TravelFinding> {
  const infants = passengers.filter(({ ticketType }) => ticketType === 'infant').length;
  const adults = passengers.filter(passenger => !isMinor(passenger, sailingDate)).length;
  if (most === undefined || adults === 0 || infants <= adults * most) return;
  yield { rule: 'infants-per-adult', severity: 'refusal', passenger: null, most, infants, adults };
}

function* checkCompany(passenger: TravelingPassenger, { sailingDate }: Voyage): Generator<PassengerFinding> {
  if (isMinor(passenger, sailingDate)) {
    yield { rule: 'minor-unaccompanied', severity: 'refusal', years: ADULT_FROM_YEARS };
  }
}

function* checkPregnancy({ pregnancyWeek }: TravelingPassenger): Generator<PassengerFinding> {
  if (!pregnancyWeek || pregnancyWeek < PREGNANCY_REFUSED_FROM_WEEK) return;
  const fromWeek = PREGNANCY_REFUSED_FROM_WEEK;
  yield { rule: 'pregnancy-too-far', severity: 'refusal', week: pregnancyWeek, fromWeek };
}
