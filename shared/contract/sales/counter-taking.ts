import { z } from 'zod';
import { sen } from '../base/primitives.ts';
import { type CounterProvider, counterProvider, counterProviderCodes } from '../payment-providers/counter.ts';
import type { CounterEntries } from '../payment-providers/definition.ts';

/** What staff typed, by the names of the provider's entries. */
export const counterEntries = z.record(z.string(), z.string().trim());

/** How money is taken at the counter; in cash unless something else is said. */
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

/** All that is said of how money is taken; for requests where there may be nothing to pay. */
export const wholeTaking = z
  .object(counterTaking)
  .check(({ value, issues }) => checkTaking(value, { issues }));

interface Refusals {
  issues: z.core.$ZodRawIssue[];
}

/** What staff say of a refund that they have given back. */
export const handedOutRequest = z.object({ entries: counterEntries.default({}) });

/** The same, with exactly the entries that its provider asks for. */
export const handedOutAs = (asked: CounterEntries) =>
  handedOutRequest.check(({ value, issues }) => checkEntries(asked, value.entries, { issues }));

/** Refuses what the provider does not ask for, or asks for otherwise; each at its field. */
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

/** Refuses entries that are missing, written otherwise, or not asked for. */
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
