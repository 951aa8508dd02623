import {
  type CounterProvider,
  counterProvider,
  counterProviderCodes,
} from '@gangway/shared/contract/payment-providers/counter.ts';
import type { CounterEntries } from '@gangway/shared/contract/payment-providers/definition.ts';
import { checkTaking } from '@gangway/shared/contract/sales/counter-taking.ts';
import { z } from 'zod';
import type { FieldBinding } from '../../../lib/forms/use-office-form.ts';

/** How money is taken at the counter, while it is typed. */
export interface PaymentValues {
  provider: CounterProvider;
  tenderedSen: number | null;
  /** Of every provider, so that nothing is lost when another is looked at. */
  entries: Record<string, string>;
  /** The amount that was seen to be approved: once it is another, that is to be confirmed anew. */
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

/** Nothing is typed yet; the first provider is chosen. */
export const noPayment = (): PaymentValues => ({
  provider: counterProviderCodes[0],
  tenderedSen: null,
  entries: Object.assign(
    {},
    ...counterProviderCodes.map(code => emptyEntries(counterProvider(code).entries)),
  ),
  confirmedSen: null,
});

/** What of it is sent: only what the chosen provider asks for. */
export function takingOf({ provider, tenderedSen, entries }: PaymentValues) {
  const { givesChange, entries: asked } = counterProvider(provider);
  return {
    provider,
    tenderedSen: givesChange ? tenderedSen : null,
    entries: Object.fromEntries(Object.keys(asked).map(name => [name, entries[name] ?? ''])),
  };
}

/** For forms that hold a payment: refuses what the API would refuse of it. */
export const checkPayment = ({ value, issues }: z.core.ParsePayload<PaymentValues>): void =>
  checkTaking(takingOf(value), { issues });

/** Enough cash is there, or the amount was confirmed. */
export function isPaid({ provider, tenderedSen, confirmedSen }: PaymentValues, dueSen: number): boolean {
  return counterProvider(provider).givesChange ? (tenderedSen ?? 0) >= dueSen : confirmedSen === dueSen;
}
