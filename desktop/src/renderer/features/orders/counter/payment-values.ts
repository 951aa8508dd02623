import {
  type CounterProvider,
  counterProvider,
  counterProviderCodes,
} from '@gangway/shared/contract/payment-providers/counter.ts';
import type { CounterEntries } from '@gangway/shared/contract/payment-providers/definition.ts';
import { checkTaking } from '@gangway/shared/contract/sales/counter-taking.ts';
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
}

/** Binds a control to a part of `PaymentValues`. */
export interface PaymentBinding {
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
};

export const paymentForm = z.object(paymentShape).check(payload => checkPayment(payload));

export const emptyEntries = (asked: CounterEntries): Record<string, string> =>
  Object.fromEntries(Object.keys(asked).map(name => [name, '']));

/** Initial values, with the first provider selected. */
export const noPayment = (): PaymentValues => ({
  provider: counterProviderCodes[0],
  tenderedSen: null,
  entries: Object.assign(
    {},
    ...counterProviderCodes.map(code => emptyEntries(counterProvider(code).entries)),
  ),
  confirmedSen: null,
});

/** The request's part of the values: only the entries of the selected provider. */
export function takingOf({ provider, tenderedSen, entries }: PaymentValues) {
  const { givesChange, entries: asked } = counterProvider(provider);
  return {
    provider,
    tenderedSen: givesChange ? tenderedSen : null,
    entries: Object.fromEntries(Object.keys(asked).map(name => [name, entries[name] ?? ''])),
  };
}

/** For forms with a payment: reports the issues that the API would report. */
export const checkPayment = ({ value, issues }: z.core.ParsePayload<PaymentValues>): void =>
  checkTaking(takingOf(value), { issues });

/** Whether enough cash was received, or the amount was confirmed. */
export function isPaid({ provider, tenderedSen, confirmedSen }: PaymentValues, dueSen: number): boolean {
  return counterProvider(provider).givesChange ? (tenderedSen ?? 0) >= dueSen : confirmedSen === dueSen;
}
