import { z } from 'zod';
import { sen } from '../base/primitives.ts';
import { type CounterProvider, counterProvider, counterProviderCodes } from '../payment-providers/counter.ts';
import type { CounterEntries } from '../payment-providers/definition.ts';

/** The entries that staff typed, by name. */
export const counterEntries = z.record(z.string(), z.string().trim());

/** How money is taken at the counter; cash by default. */
export const counterTaking = {
  provider: z.enum(counterProviderCodes).default('counter'),
  tenderedSen: sen.nullish().describe('Cash handed over: what is above the price goes back as change'),
  entries: counterEntries
    .default({})
    .describe('What the provider asks staff for, such as the slip’s reference'),
};

export interface CounterTaking {
  provider: CounterProvider;
  tenderedSen?: number | null | undefined;
  entries: Record<string, string>;
}

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
export const handedOutAs = (asked: CounterEntries) =>
  handedOutRequest.check(({ value, issues }) => checkEntries(asked, value.entries, { issues }));

/** Refuses anything that the provider does not use or that has the wrong format; each at its field. */
export function checkTaking({ provider, tenderedSen, entries }: CounterTaking, refusals: Refusals): void {
  const { givesChange, entries: asked } = counterProvider(provider);
  if (givesChange === (typeof tenderedSen !== 'number'))
    refusals.issues.push(
      givesChange
        ? missing(['tenderedSen'], tenderedSen)
        : { code: 'invalid_type', expected: 'null', path: ['tenderedSen'], input: tenderedSen },
    );
  checkEntries(asked, entries, refusals);
}

/** Refuses entries that are missing, malformed, or not used by the provider. */
function checkEntries(
  asked: CounterEntries,
  entries: Readonly<Record<string, string>>,
  { issues }: Refusals,
): void {
  for (const [name, { pattern }] of Object.entries(asked)) {
    const input = entries[name];
    const path = ['entries', name];
    if (!input) issues.push(missing(path, input));
    else if (!pattern.test(input)) issues.push({ code: 'invalid_format', format: 'regex', path, input });
  }
  const unknown = Object.keys(entries).filter(name => !Object.hasOwn(asked, name));
  if (unknown.length > 0)
    issues.push({ code: 'unrecognized_keys', keys: unknown, path: ['entries'], input: entries });
}

const missing = (path: string[], input: unknown): z.core.$ZodRawIssue => ({
  code: 'custom',
  message: 'required',
  path,
  input,
});
