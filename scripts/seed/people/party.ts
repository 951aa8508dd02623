import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { ticketTypeFor } from '@gangway/shared/domain/travel/ticket-type.ts';
import type { Random } from '../ground/random.ts';
import type { Sex } from './names.ts';
import { type Background, backgrounds } from './nationalities.ts';
import { bornMonthsBefore, createPerson, type Person } from './people.ts';

type Member = 'adult' | 'partner' | 'friend' | 'teenager' | 'child' | 'infant' | 'senior';

/** Traveling parties by pattern, with the booker first. */
export type PartyPattern = readonly Member[];

export const familyOfThree: PartyPattern = ['adult', 'partner', 'child'];

const patterns: readonly (readonly [weight: number, pattern: PartyPattern])[] = [
  [14, ['adult']],
  [29, ['adult', 'partner']],
  [10, familyOfThree],
  [11, ['adult', 'partner', 'child', 'child']],
  [5, ['adult', 'partner', 'infant']],
  [4, ['adult', 'partner', 'child', 'infant']],
  [4, ['adult', 'partner', 'teenager', 'child']],
  [3, ['adult', 'partner', 'child', 'senior', 'senior']],
  [6, ['senior', 'senior']],
  [2, ['senior']],
  [4, ['adult', 'friend', 'friend']],
  [4, ['adult', 'friend', 'friend', 'friend']],
  [2, ['adult', 'partner', 'friend', 'friend', 'friend', 'friend']],
  [1, ['adult', 'partner', 'teenager', 'child', 'child', 'senior', 'senior', 'adult']],
];

/** Age in completed months, youngest and oldest. */
const ages: Record<Member, readonly [number, number]> = {
  adult: [24 * 12, 58 * 12],
  partner: [24 * 12, 58 * 12],
  friend: [20 * 12, 58 * 12],
  teenager: [12 * 12, 18 * 12 - 1],
  child: [2 * 12, 12 * 12 - 1],
  infant: [7, 22],
  senior: [60 * 12, 82 * 12],
};

export interface Guest extends Person {
  ticketType: TicketType;
  pregnancyWeek: number | null;
}

/** A pattern of at most `most` people; `most` is at least 1. */
export function choosePattern(random: Random, most: number): PartyPattern {
  return random.weighted(patterns.filter(([, pattern]) => pattern.length <= most));
}

/** The guests of a pattern on a sailing date; `lead` replaces the first one if the booker is known. */
export function createParty(random: Random, pattern: PartyPattern, date: LocalDate, lead?: Person): Guest[] {
  const background = lead?.background ?? random.weighted(backgrounds);
  const family = background.naming.family(random);
  const leadSex = sexOf(random, lead);
  const people: Person[] = lead ? [lead] : [];
  for (const member of pattern.slice(people.length)) {
    const isLead = people.length === 0;
    const sex = isLead ? leadSex : member === 'partner' ? opposite[leadSex] : randomSex(random);
    people.push(
      createPerson(random, {
        background,
        family: isLead ? family : familyNameOf(random, member, { background, family, people }),
        sex,
        birthDate: bornMonthsBefore(random, date, random.integer(...ages[member])),
      }),
    );
  }
  return people.map((person, index) => ({
    ...person,
    ticketType: ticketTypeFor(person.birthDate, date),
    pregnancyWeek: pregnancyOf(random, pattern[index], person),
  }));
}

const opposite: Record<Sex, Sex> = { male: 'female', female: 'male' };
const randomSex = (random: Random): Sex => (random.chance(0.5) ? 'male' : 'female');

function sexOf(random: Random, lead: Person | undefined): Sex {
  return lead && lead.gender !== 'other' ? lead.gender : randomSex(random);
}

function familyNameOf(
  random: Random,
  member: Member,
  { background, family, people }: { background: Background; family: string; people: readonly Person[] },
): string {
  const { naming } = background;
  switch (member) {
    case 'partner':
      return naming.partner(random, family);
    case 'teenager':
    case 'child':
    case 'infant': {
      const father = people.slice(0, 2).find(({ gender }) => gender === 'male');
      return father ? naming.children(family, father.name) : family;
    }
    case 'friend':
      return naming.family(random);
    case 'adult':
    case 'senior':
      return family;
  }
}

/** The 24th week is refused (R94), so no week here is beyond the 22nd. */
function pregnancyOf(random: Random, member: Member | undefined, { gender }: Person): number | null {
  const isPossible =
    gender === 'female' && (member === 'adult' || member === 'partner' || member === 'friend');
  return isPossible && random.chance(0.008) ? random.integer(8, 22) : null;
}
