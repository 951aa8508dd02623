import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import {
  MOST_REPEAT_DAYS,
  type SailingRepeat,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { daysBetween } from '@gangway/shared/domain/time/local-date.ts';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';
import { beginning, faresRule, sailingFields, toSailing, wholeFares } from './sailing-form.ts';

/** The form values of a repeat rule. */
export const repeatForm = z
  .object({
    ...sailingFields,
    weekdays: z.array(z.enum(['1', '2', '3', '4', '5', '6', '7'])).min(1),
    from: typedLater(localDate),
    until: typedLater(localDate),
  })
  .refine(wholeFares, faresRule)
  .refine(({ from, until }) => until >= from && daysBetween(from, until) < MOST_REPEAT_DAYS, {
    path: ['until'],
    message: 'repeat-period',
  });
export type RepeatFields = z.input<typeof repeatForm>;

export const everyDay: RepeatFields['weekdays'] = ['1', '2', '3', '4', '5', '6', '7'];
export const repeatBeginning: RepeatFields = { ...beginning, weekdays: [], from: null, until: null };

export function toRule({ weekdays, from, until, ...fields }: z.output<typeof repeatForm>): SailingRepeat {
  return { ...toSailing(fields), weekdays: weekdays.map(Number), from, until, exceptions: [] };
}
