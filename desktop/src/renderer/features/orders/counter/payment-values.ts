import {
  type CounterProvider,
  type CounterWay,
  counterProvider,
  counterProviderCodes,
  counterWay,
  counterWayCodes,
} from '@gangway/shared/contract/payment-providers/counter.ts';
import type { CounterEntries } from '@gangway/shared/contract/payment-providers/definition.ts';
import { checkTaking, MOST_FURTHER_WAYS, restOf } from '@gangway/shared/contract/sales/counter-taking.ts';
import { cashOf } from '@gangway/shared/domain/payment/cash-rounding.ts';
import { z } from 'zod';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';

/** The form values of a payment at the counter. */
export interface PaymentValues {
  provider: CounterProvider;
  tenderedSen: number | null;
  /** Entries of every provider, so that switching between providers loses nothing. */
  entries: Record<string, string>;
  /** The amount that the user confirmed as approved; when the amount due changes, it must be confirmed again. */
  confirmedSen: number | null;
  /** The parts paid with other providers; the main provider takes the rest. */
  further: FurtherValues[];
}

/** The form values of a part with another provider. Cash for it is rounded to 5 sen. */
export interface FurtherValues {
  provider: CounterWay;
  amountSen: number | null;
  entries: Record<string, string>;
}

/** Binds a control to a part of `PaymentValues`. */
export interface PaymentBinding {
  (name: `further.${number}.amountSen`, label: string): FieldBinding<number | null>;
  (name: `further.${number}.entries.${string}`, label: string): FieldBinding<string>;
  <Name extends Exclude<keyof PaymentValues, 'entries'>>(
    name: Name,
    label: string,
  ): FieldBinding<PaymentValues[Name]>;
  (name: `entries.${string}`, label: string): FieldBinding<string>;
}

export const paymentShape = {
  provider: z.enum(counterProviderCodes),
  tenderedSen: z.int().min(0).nullable(),
  entries: z.record(z.string(), z.string().trim()),
  confirmedSen: z.int().nullable(),
  further: z
    .array(
      z.object({
        provider: z.enum(counterWayCodes),
        amountSen: z.int().min(1).nullable(),
        entries: z.record(z.string(), z.string().trim()),
      }),
    )
    .max(MOST_FURTHER_WAYS),
};

export const paymentForm = z.object(paymentShape).check(payload => checkPayment(payload));

export const emptyEntries = (entries: CounterEntries): Record<string, string> =>
  Object.fromEntries(Object.keys(entries).map(name => [name, '']));

/** Initial values, with the first provider selected. */
export const noPayment = (): PaymentValues => ({
  provider: counterProviderCodes[0],
  tenderedSen: null,
  entries: Object.assign(
    {},
    ...counterProviderCodes.map(code => emptyEntries(counterProvider(code).entries)),
  ),
  confirmedSen: null,
  further: [],
});

/** Values of an order for which nothing is due (R330). */
export const nothingTaken = (): PaymentValues => ({ ...noPayment(), tenderedSen: 0 });

/** The request's part of the values: only the entries of the selected provider. */
export function takingOf({ provider, tenderedSen, entries, further }: PaymentValues) {
  return {
    provider,
    tenderedSen: counterProvider(provider).givesChange ? tenderedSen : null,
    entries: askedOf(provider, entries),
    further: further.map(way => ({
      provider: way.provider,
      amountSen: way.amountSen ?? 0,
      tenderedSen: counterWay(way.provider).givesChange ? cashOf(way.amountSen ?? 0) : null,
      entries: askedOf(way.provider, way.entries),
    })),
  };
}

const askedOf = (way: CounterWay, entries: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.keys(counterWay(way).entries).map(name => [name, entries[name] ?? '']));

/** The amount of a part if its provider can take it. */
export function splitAmount(
  { provider, amountSen }: FurtherValues,
  balanceSen: number | null,
): 'missing' | 'too-much' | 'fine' {
  if (!amountSen) return 'missing';
  return provider === 'balance' && balanceSen !== null && amountSen > balanceSen ? 'too-much' : 'fine';
}

/** The amount that the main provider takes. */
export const mainPartOf = ({ further }: Pick<PaymentValues, 'further'>, dueSen: number): number =>
  restOf(
    dueSen,
    further.map(({ amountSen }) => ({ amountSen: amountSen ?? 0 })),
  );

/** For forms with a payment: reports the issues that the API would report. */
export const checkPayment = ({ value, issues }: z.core.ParsePayload<PaymentValues>): void =>
  checkTaking(takingOf(value), { issues });

/** Whether every part has its amount, and enough cash was received for the rest, or the rest was confirmed. */
export function isPaid(values: PaymentValues, dueSen: number): boolean {
  const { provider, tenderedSen, confirmedSen, further } = values;
  const restSen = mainPartOf(values, dueSen);
  if (further.some(({ amountSen }) => !amountSen) || restSen < 0 || (further.length > 0 && restSen === 0))
    return false;
  return counterProvider(provider).givesChange
    ? tenderedSen !== null && tenderedSen >= cashOf(restSen)
    : confirmedSen === restSen;
}
