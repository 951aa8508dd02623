import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import type { FareRule, OfficeRoute } from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { z } from 'zod';
import { draftOf, type FareDraft, fareSetOf, noFares } from '../../../lib/fare-draft.ts';
import { isoWeekdays } from '../../../lib/weekday.ts';

const rule = z
  .object({
    name: z.string().trim().min(1).max(60),
    session: z.enum(['daytime', 'nighttime']),
    weekdays: z.array(z.enum(isoWeekdays)),
    from: localDate.nullable(),
    until: localDate.nullable(),
    fares: z.custom<FareDraft>(),
  })
  .refine(({ from, until }) => (from === null) === (until === null) && (from ?? '') <= (until ?? ''), {
    path: ['until'],
    message: 'season',
  })
  .refine(({ weekdays, from }) => from !== null || (weekdays.length > 0 && weekdays.length < 7), {
    path: ['weekdays'],
    message: 'days',
  })
  .refine(({ fares }) => typeof fareSetOf(fares) === 'object' && fareSetOf(fares) !== null, {
    path: ['fares'],
    message: 'partly',
  });

/** The form of fares by weekday and season. */
export const rulesForm = z.object({ rules: z.array(rule) });
export type RulesFields = z.input<typeof rulesForm>;
export type RuleFields = RulesFields['rules'][number];

export const newRule: RuleFields = {
  name: '',
  session: 'daytime',
  weekdays: [],
  from: null,
  until: null,
  fares: noFares,
};

export const rulesOf = ({ fareRules }: Pick<OfficeRoute, 'fareRules'>): RulesFields => ({
  rules: fareRules.map(({ weekdays, fares, ...rule }) => ({
    ...rule,
    weekdays: weekdays.map(String) as RuleFields['weekdays'],
    fares: draftOf(fares),
  })),
});

export const toRules = ({ rules }: z.output<typeof rulesForm>): FareRule[] =>
  rules.flatMap(({ weekdays, fares, ...rule }) => {
    const set = fareSetOf(fares);
    return set === null || set === 'partly' ? [] : [{ ...rule, weekdays: weekdays.map(Number), fares: set }];
  });
