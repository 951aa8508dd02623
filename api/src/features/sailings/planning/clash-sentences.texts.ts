import { type Translated, textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { PlanClash } from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { isRefusal, type SailingClash } from '@gangway/shared/domain/sailings/sailing-clashes.ts';
import { momentIn } from '@gangway/shared/domain/time/moment.ts';
import { writeDate, writeTime } from '@gangway/shared/i18n/dates.ts';
import { textsIn } from '../../../lib/texts.ts';

/** The names in a sentence. */
export interface Names {
  language: Language;
  ports: ReadonlyMap<number, Translated>;
  /** The name of a position in the plan: a date, or a row of the sheet. */
  place(index: number): string;
}

/** A clash as a sentence. */
export function describeClash(clash: SailingClash, names: Names): PlanClash {
  return {
    code: clash.code,
    severity: isRefusal(clash) ? 'refusal' : 'warning',
    message: textsIn(names.language)(`clashes.${keyOf(clash)}`, paramsOf(clash, names)),
  };
}

const keyOf = (clash: SailingClash): string =>
  clash.code === 'ship-sails-already' && clash.canceled ? 'ship-sailing-canceled' : clash.code;

function paramsOf(clash: SailingClash, { language, ports, place }: Names): Record<string, string | number> {
  switch (clash.code) {
    case 'capacity-above-ship':
      return { count: clash.capacity };
    case 'twice-in-plan':
    case 'overlap-in-plan':
      return { place: place(clash.other) };
    case 'times-overlap': {
      const { date, departsAt, arrivesAt, zones } = clash.leg;
      return {
        date: writeDate(date, language),
        departs: writeTime(momentIn(departsAt, zones.departs)),
        arrives: writeTime(momentIn(arrivesAt, zones.arrives)),
      };
    }
    case 'ship-elsewhere': {
      const name = ports.get(clash.portId);
      return { port: name ? textIn(name, language) : '' };
    }
    default:
      return {};
  }
}
