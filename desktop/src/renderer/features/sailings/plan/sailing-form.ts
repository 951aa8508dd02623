import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import { session } from '@gangway/shared/contract/base/vocabulary.ts';
import { clockTime, type SailingCreate } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { z } from 'zod';
import { type FareDraft, fareSetOf, noFares } from '../../../lib/fare-draft.ts';
import { typedLater } from '../../../lib/forms/begins-empty.ts';

const chosen = z.string().min(1);

/** The form fields that a new sailing and a repeat rule share. */
export const sailingFields = {
  shipId: chosen,
  routeId: chosen,
  session,
  departs: typedLater(clockTime),
  arrives: typedLater(clockTime),
  gate: z.string().trim().max(20),
  capacity: typedLater(z.int().min(1).max(10_000)),
  nonRefundable: z.boolean(),
  peak: z.boolean(),
  ownFares: z.boolean(),
  fares: z.custom<FareDraft>(),
};
const common = z.object(sailingFields);
export type SailingFields = z.input<typeof common>;
type FilledFields = z.output<typeof common>;

/** Whether a sailing's own fares are complete, or not used. */
export const wholeFares = ({ ownFares, fares }: Pick<SailingFields, 'ownFares' | 'fares'>): boolean =>
  !ownFares || (fareSetOf(fares) !== null && fareSetOf(fares) !== 'partly');
export const faresRule = { path: ['fares'], message: 'fares-partly' };

export const newSailing = z
  .object({ ...sailingFields, date: typedLater(localDate) })
  .refine(wholeFares, faresRule);

/** Default departure and arrival times by session. */
export const usualHours = {
  daytime: { departs: '09:00', arrives: '17:00' },
  nighttime: { departs: '20:00', arrives: '07:00' },
} as const;

export const beginning: SailingFields = {
  shipId: '',
  routeId: '',
  session: 'daytime',
  ...usualHours.daytime,
  gate: '',
  capacity: null,
  nonRefundable: false,
  peak: false,
  ownFares: false,
  fares: noFares,
};

/** Converts the form's fields to the API's. */
export function toSailing(fields: FilledFields): Omit<SailingCreate, 'date'> {
  const { shipId, routeId, ownFares, fares, ...rest } = fields;
  const own = ownFares ? fareSetOf(fares) : null;
  return { ...rest, shipId: Number(shipId), routeId: Number(routeId), fares: own === 'partly' ? null : own };
}
