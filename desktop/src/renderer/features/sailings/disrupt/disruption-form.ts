import { localDate } from '@gangway/shared/contract/base/primitives.ts';
import type {
  Disruption,
  DisruptionKind,
  DisruptionTerms,
} from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { clockTime, disruptionReasons } from '@gangway/shared/contract/office/sailings/sailings.ts';
import { withoutChoices } from '@gangway/shared/contract/sales/called-off.ts';
import { instantOf, localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { writeTime } from '@gangway/shared/i18n/dates.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';
import { instantsOf, type Times, typedTimes } from '../times/sailing-times.ts';

export const disruptionKinds = [
  'delay',
  'gate',
  'ship',
  'cancel',
] as const satisfies readonly DisruptionKind[];
/**
 * What happens to the guests of canceled sailings: they choose, with one of these for those who do not, or get their
 * money now.
 */
export const ways = [...withoutChoices, 'now'] as const;

const date = localDate.nullable();
const time = clockTime.nullable();
const fields = z.object({
  kind: z.enum(disruptionKinds),
  reason: z.enum(disruptionReasons),
  /** For several sailings; a single one has times. */
  minutes: z.int().min(1).max(4320).nullable(),
  departsOn: date,
  departsAt: time,
  arrivesOn: date,
  arrivesAt: time,
  gate: z.string().trim().max(20),
  tell: z.boolean(),
  newShipId: z.string(),
  way: z.enum(ways),
  untilOn: date,
  untilAt: time,
  bonusPercent: z.int().min(0).max(100).nullable(),
  note: z.string().trim().max(500),
});
type ValidFields = z.output<typeof fields>;

/** The sailings of a ship between two dates. */
const range = { shipId: z.string().min(1), from: typedLater(localDate), to: typedLater(localDate) };
export type DisruptionFields = z.input<typeof fields> & {
  shipId: string;
  from: string | null;
  to: string | null;
};

/** The form for one sailing, or for those of a ship between two dates. Fields of another kind may be empty. */
export function disruptionForm(sailing: Times | undefined): z.ZodType<ValidFields, DisruptionFields> {
  const form = (sailing ? fields : fields.extend(range)).superRefine((values, context) => {
    for (const [path, message] of faultsOf(values as DisruptionFields, sailing))
      context.addIssue({ code: 'custom', path: [path], message });
  });
  return form as unknown as z.ZodType<ValidFields, DisruptionFields>;
}

/** The error of a field that does not fit the others. */
export type FormRule = 'missing' | 'order' | 'later' | 'past';
type Fault = [field: keyof DisruptionFields, rule: FormRule];

function faultsOf(values: DisruptionFields, sailing: Times | undefined): Fault[] {
  const missing = neededBy(values, sailing).filter(name => values[name] === null || values[name] === '');
  if (missing.length > 0) return missing.map(name => [name, 'missing']);
  const { kind, from, to, way } = values;
  if (from && to && to < from) return [['to', 'order']];
  if (kind === 'delay' && sailing)
    return laterBy(sailing, values).minutes < 1 ? [['departsAt', 'later']] : [];
  const until = untilOf(values);
  return kind === 'cancel' && way !== 'now' && until && until.getTime() <= serverNow()
    ? [['untilOn', 'past']]
    : [];
}

function neededBy({ kind, way }: DisruptionFields, sailing: Times | undefined): (keyof DisruptionFields)[] {
  switch (kind) {
    case 'delay':
      return sailing ? ['departsOn', 'departsAt', 'arrivesOn', 'arrivesAt'] : ['minutes'];
    case 'gate':
      return ['gate'];
    case 'ship':
      return ['newShipId'];
    case 'cancel':
      return way === 'now' ? [] : ['untilOn', 'untilAt', 'bonusPercent'];
  }
}

/** The initial values. */
export function beginning(
  kind: DisruptionKind,
  { choice }: DisruptionTerms,
  sailing?: Times & { gate: string },
): DisruptionFields {
  const until = new Date(choice.until);
  return {
    kind,
    reason: 'weather',
    minutes: 60,
    ...(sailing
      ? typedTimes(sailing)
      : { departsOn: null, departsAt: null, arrivesOn: null, arrivesAt: null }),
    gate: sailing?.gate ?? '',
    tell: true,
    newShipId: '',
    way: choice.otherwise,
    untilOn: localDateIn(until),
    untilAt: writeTime(until),
    bonusPercent: choice.bonusPercent,
    note: '',
    shipId: '',
    from: null,
    to: null,
  };
}

/** The request from the form's values. */
export function toDisruption(filled: ValidFields, sailing?: Times): Disruption {
  const { kind, reason, gate, tell, newShipId, note, way, bonusPercent } = filled;
  switch (kind) {
    case 'delay':
      return sailing
        ? { kind, reason, ...laterBy(sailing, filled) }
        : { kind, reason, minutes: filled.minutes ?? 0 };
    case 'gate':
      return { kind, gate, tell };
    case 'ship':
      return { kind, reason, shipId: Number(newShipId) };
    case 'cancel': {
      const until = untilOf(filled);
      const choice =
        way === 'now' || !until
          ? null
          : { until: until.toISOString(), otherwise: way, bonusPercent: bonusPercent ?? 0 };
      return { kind, reason, note, choice };
    }
  }
}

const untilOf = ({ untilOn, untilAt }: Pick<ValidFields, 'untilOn' | 'untilAt'>): Date | null =>
  untilOn && untilAt ? instantOf(untilOn, untilAt) : null;

/** By how many minutes a sailing departs and arrives later than now. */
function laterBy(
  sailing: Times,
  {
    departsOn,
    departsAt,
    arrivesOn,
    arrivesAt,
  }: Pick<ValidFields, 'departsOn' | 'departsAt' | 'arrivesOn' | 'arrivesAt'>,
): { minutes: number; arrivalMinutes: number } {
  const then = instantsOf(
    {
      departsOn: departsOn ?? '',
      departsAt: departsAt ?? '',
      arrivesOn: arrivesOn ?? '',
      arrivesAt: arrivesAt ?? '',
    },
    sailing,
  );
  const minutes = (before: string, after: string) => (Date.parse(after) - Date.parse(before)) / 60_000;
  return {
    minutes: minutes(sailing.departsAt, then.departsAt),
    arrivalMinutes: minutes(sailing.arrivesAt, then.arrivesAt),
  };
}
