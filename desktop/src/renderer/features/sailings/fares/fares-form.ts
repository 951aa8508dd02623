import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import type { FarePreviewRequest } from '@gangway/shared/contract/office/sailings/fares.ts';
import { z } from 'zod';
import { type FareDraft, fareSetOf, noFares } from '../../../lib/fare-draft.ts';
import { typedLater } from '../../../lib/forms/begins-empty.ts';
import { isoWeekdays } from '../../../lib/weekday.ts';

export const fareChangeKinds = ['percent', 'amount', 'set', 'route'] as const;

const isWholeSet = (fares: FareDraft) => typeof fareSetOf(fares) === 'object' && fareSetOf(fares) !== null;

/** The sailings, and the change to their fares. */
export const faresForm = z
  .object({
    from: typedLater(localDate),
    until: typedLater(localDate),
    weekdays: z.array(z.enum(isoWeekdays)),
    ship: z.string(),
    route: z.string(),
    session: z.enum(['', 'daytime', 'nighttime']),
    kind: z.enum(fareChangeKinds),
    percent: z.int().min(-90).max(300).nullable(),
    direction: z.enum(['more', 'less']),
    amountSen: z.int().min(1).nullable(),
    fares: z.custom<FareDraft>(),
  })
  .refine(({ from, until }) => until >= from, { path: ['until'], message: 'order' })
  .refine(({ kind, percent }) => kind !== 'percent' || (percent !== null && percent !== 0), {
    path: ['percent'],
    message: 'missing',
  })
  .refine(({ kind, amountSen }) => kind !== 'amount' || amountSen !== null, {
    path: ['amountSen'],
    message: 'missing',
  })
  .refine(({ kind, fares }) => kind !== 'set' || isWholeSet(fares), { path: ['fares'], message: 'missing' });

export type FaresFields = z.input<typeof faresForm>;

export const faresBeginning: FaresFields = {
  from: null,
  until: null,
  weekdays: [],
  ship: '',
  route: '',
  session: '',
  kind: 'percent',
  percent: null,
  direction: 'more',
  amountSen: null,
  fares: noFares,
};

export function toRequest(fields: z.output<typeof faresForm>): FarePreviewRequest {
  const { from, until, weekdays, ship, route, session } = fields;
  return {
    sailings: {
      from,
      until,
      weekdays: weekdays.map(Number),
      ...(ship && { ship: Number(ship) }),
      ...(route && { route: Number(route) }),
      ...(session && { session }),
    },
    change: toChange(fields),
  };
}

function toChange({
  kind,
  percent,
  direction,
  amountSen,
  fares,
}: z.output<typeof faresForm>): FarePreviewRequest['change'] {
  const set = fareSetOf(fares);
  if (kind === 'percent') return { kind, percent: percent ?? 0 };
  if (kind === 'amount') return { kind, amountSen: (direction === 'more' ? 1 : -1) * (amountSen ?? 0) };
  return kind === 'set' && set !== null && set !== 'partly' ? { kind, fares: set } : { kind: 'route' };
}
