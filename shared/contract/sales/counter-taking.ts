import { z } from 'zod';
import { sen, typedText } from '../base/primitives.ts';
import {
  type CounterProvider,
  type CounterWay,
  counterProviderCodes,
  counterWay,
  counterWayCodes,
} from '../payment-providers/counter.ts';
import type { CounterEntries } from '../payment-providers/definition.ts';

/** The entries that staff typed, by name. */
const counterEntries = z.record(typedText(40), typedText(120));

export const MOST_FURTHER_WAYS = 3;

/** A part of the amount due that is paid by another method. */
const furtherTaking = z.object({
  provider: z.enum(counterWayCodes),
  amountSen: sen.min(1).describe('The amount paid by this method'),
  tenderedSen: sen.nullish(),
  entries: counterEntries.default({}),
});

/** How money is taken at the counter; cash by default. */
export const counterTaking = {
  provider: z.enum(counterProviderCodes).default('counter'),
  tenderedSen: sen.nullish().describe('Cash received: the excess is given back as change'),
  entries: counterEntries.default({}).describe('The provider’s entries, such as the slip’s reference'),
  further: z
    .array(furtherTaking)
    .max(MOST_FURTHER_WAYS)
    .default([])
    .describe('A split payment: the amounts paid by other methods; `provider` takes the rest'),
};

export interface CounterTaking {
  provider: CounterProvider;
  tenderedSen?: number | null | undefined;
  entries: Record<string, string>;
  further?: FurtherTaking[] | undefined;
}
export type FurtherTaking = z.output<typeof furtherTaking>;

/** The payment part of a request. */
export const takingIn = ({ provider, tenderedSen, entries, further = [] }: CounterTaking) => ({
  provider,
  tenderedSen,
  entries,
  further,
});

/** The amount left for the first payment method after the other parts. */
export const restOf = (dueSen: number, further: readonly Pick<FurtherTaking, 'amountSen'>[] = []): number =>
  dueSen - further.reduce((sum, { amountSen }) => sum + amountSen, 0);

/** All fields of the payment; for requests where there may be nothing to pay. */
export const wholeTaking = z
  .object(counterTaking)
  .check(({ value, issues }) => checkTaking(value, { issues }));

interface Refusals {
  issues: z.core.$ZodRawIssue[];
}

/** The entries of a refund that staff have paid out. */
export const handedOutRequest = z.object({ entries: counterEntries.default({}) });

/** The same, with exactly the entries that its provider requires. */
export const handedOutAs = (required: CounterEntries) =>
  handedOutRequest.check(({ value, issues }) => checkEntries(required, value.entries, { issues }));

/** Refuses anything that the provider does not use or that has the wrong format; each at its field. */
export function checkTaking(taking: CounterTaking, refusals: Refusals): void {
  checkWay(taking, refusals);
  for (const [index, way] of (taking.further ?? []).entries()) checkWay(way, refusals, ['further', index]);
}

function checkWay(
  {
    provider,
    tenderedSen,
    entries,
  }: Pick<CounterTaking, 'tenderedSen' | 'entries'> & { provider: CounterWay },
  refusals: Refusals,
  at: PropertyKey[] = [],
): void {
  const { givesChange, entries: required } = counterWay(provider);
  const path = [...at, 'tenderedSen'];
  if (givesChange === (typeof tenderedSen !== 'number'))
    refusals.issues.push(
      givesChange
        ? missing(path, tenderedSen)
        : { code: 'invalid_type', expected: 'null', path, input: tenderedSen },
    );
  checkEntries(required, entries, refusals, at);
}

/** Refuses entries that are missing, malformed, or not used by the provider. */
function checkEntries(
  required: CounterEntries,
  entries: Readonly<Record<string, string>>,
  { issues }: Refusals,
  at: PropertyKey[] = [],
): void {
  for (const [name, { pattern }] of Object.entries(required)) {
    const input = entries[name];
    const path = [...at, 'entries', name];
    if (!input) issues.push(missing(path, input));
    else if (!pattern.test(input)) issues.push({ code: 'invalid_format', format: 'regex', path, input });
  }
  const unknown = Object.keys(entries).filter(name => !Object.hasOwn(required, name));
  if (unknown.length > 0)
    issues.push({ code: 'unrecognized_keys', keys: unknown, path: [...at, 'entries'], input: entries });
}

const missing = (path: PropertyKey[], input: unknown): z.core.$ZodRawIssue => ({
  code: 'custom',
  message: 'required',
  path,
  input,
});
