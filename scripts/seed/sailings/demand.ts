import { daysBetween, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { Random } from '../ground/random.ts';
import { isWeekend } from './holidays.ts';
import type { OpenSailing } from './open-sailings.ts';

/**
 * How full a sailing is, compared with others: past ones sold as much as they could, future ones fill up as they
 * approach.
 */
function demandFor(sailing: OpenSailing, today: LocalDate): number {
  const daysAhead = daysBetween(today, sailing.date);
  const booked = daysAhead < 0 ? 1 : 0.06 + 0.56 * Math.exp(-daysAhead / 65);
  const weekday = isWeekend(sailing.date) ? 1.3 : 0.8;
  const session = sailing.session === 'nighttime' ? 1.1 : 0.95;
  return booked * weekday * session * (sailing.peak ? 1.35 : 1);
}

/** Chooses sailings like customers, and never a full one. */
export interface Demand {
  /** Throws a RangeError when every sailing is sold out. */
  choose(random: Random): OpenSailing;
}

/** `emphasis` raises a sailing's demand above its season's. */
export function createDemand(
  sailings: readonly OpenSailing[],
  today: LocalDate,
  emphasis: (sailing: OpenSailing) => number,
): Demand {
  const weight = (sailing: OpenSailing) => demandFor(sailing, today) * emphasis(sailing);
  let table = cumulate(sailings, weight);
  return {
    choose(random) {
      for (;;) {
        if (table.total === 0) throw new RangeError('every sailing is sold out');
        for (let attempt = 0; attempt < 50; attempt++) {
          const sailing = lookUp(table, random.fraction() * table.total);
          if (sailing.placesLeft > 0) return sailing;
        }
        table = cumulate(
          table.sailings.filter(({ placesLeft }) => placesLeft > 0),
          weight,
        );
      }
    },
  };
}

interface Table {
  sailings: readonly OpenSailing[];
  /** Sum of the weights up to and with each sailing. */
  sums: Float64Array;
  total: number;
}

function cumulate(sailings: readonly OpenSailing[], weight: (sailing: OpenSailing) => number): Table {
  const sums = new Float64Array(sailings.length);
  let total = 0;
  for (const [index, sailing] of sailings.entries()) {
    total += weight(sailing);
    sums[index] = total;
  }
  return { sailings, sums, total };
}

function lookUp({ sailings, sums }: Table, point: number): OpenSailing {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > point) high = middle;
    else low = middle + 1;
  }
  return sailings[low] as OpenSailing;
}
