import { describe, expect, test } from 'vitest';
import { counterProviderCodes } from '../payment-providers/counter.ts';
import { paymentMethods, paymentProviders, refundEntriesOf } from '../payment-providers/registry.ts';
import { handedOutAs, restOf, wholeTaking } from './counter-taking.ts';

const slip = { reference: 'A1-0042', cardEnding: '4242' };
const byTerminal = (changes: object, rest: object = {}) => ({
  provider: 'terminal',
  entries: { ...slip, ...changes },
  ...rest,
});
/** The paths and messages of the issues in a refused request. */
const refusals = (request: unknown) =>
  wholeTaking.safeParse(request).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`) ?? [];

describe('a payment at the counter', () => {
  test('is in cash by default, with the cash received', () => {
    expect(wholeTaking.parse({ tenderedSen: 100 })).toEqual({
      provider: 'counter',
      tenderedSen: 100,
      entries: {},
      further: [],
    });
    expect(refusals({})).toEqual(['tenderedSen custom']);
    expect(refusals({ tenderedSen: 100, entries: slip })).toEqual(['entries unrecognized_keys']);
  });

  test('by terminal has the reference and the last four digits, without the spaces of a scan', () => {
    const typed = byTerminal({ reference: ' A1-0042 \r', cardEnding: '4242 ' });
    expect(wholeTaking.parse(typed)).toEqual({ further: [], provider: 'terminal', entries: slip });
  });

  test.each([
    ['no reference', byTerminal({ reference: ' ' }), ['entries.reference custom']],
    ['three characters', byTerminal({ reference: 'A-1' }), ['entries.reference invalid_format']],
    ['41 characters', byTerminal({ reference: '1'.repeat(41) }), ['entries.reference invalid_format']],
    ['other signs', byTerminal({ reference: 'A1_0042' }), ['entries.reference invalid_format']],
    ['three digits', byTerminal({ cardEnding: '424' }), ['entries.cardEnding invalid_format']],
    [
      'a whole card number',
      byTerminal({ cardEnding: '4242424242424242' }),
      ['entries.cardEnding invalid_format'],
    ],
    [
      'digits of another script',
      byTerminal({ cardEnding: '４２４２' }),
      ['entries.cardEnding invalid_format'],
    ],
    ['no slip', { provider: 'terminal' }, ['entries.reference custom', 'entries.cardEnding custom']],
    ['an unknown entry', byTerminal({ cvc: '123' }), ['entries unrecognized_keys']],
    ['cash as well', byTerminal({}, { tenderedSen: 100 }), ['tenderedSen invalid_type']],
    ['a provider of the site', { ...byTerminal({}), provider: 'stripe' }, ['provider invalid_value']],
  ])('by terminal is refused with %s', (_what, request, expected) => {
    expect(refusals(request)).toEqual(expected);
  });

  test.each(['1234', 'A'.repeat(40), '0000-1111-abcd'])('by terminal takes the reference %s', reference => {
    expect(refusals(byTerminal({ reference }))).toEqual([]);
  });
});

test('a refund at the terminal needs the reference of its reversal, one in cash needs nothing', () => {
  const terminal = handedOutAs(refundEntriesOf('terminal'));
  expect(terminal.safeParse({ entries: { reference: 'R-0001' } }).success).toBe(true);
  expect(terminal.safeParse({}).success).toBe(false);
  expect(terminal.safeParse({ entries: { reference: 'R 1' } }).success).toBe(false);
  expect(terminal.safeParse({ entries: slip }).success).toBe(false);
  expect(handedOutAs(refundEntriesOf('counter')).parse({})).toEqual({ entries: {} });
});

test('the database accepts the codes of providers and methods', () => {
  for (const code of [...paymentProviders, ...paymentMethods]) expect(code).toMatch(/^[a-z][a-z0-9-]{1,39}$/);
  expect(counterProviderCodes[0]).toBe('counter');
});

describe('a split payment', () => {
  const rest = byTerminal({ reference: 'A1-0042', cardEnding: '4242' });
  const refused = (further: unknown[]) =>
    wholeTaking.safeParse({ ...rest, further }).error?.issues.map(({ path }) => path.join('.'));

  test('has an amount and the entries of each payment method', () => {
    expect(refused([{ provider: 'counter', amountSen: 100, tenderedSen: 200 }])).toBeUndefined();
    expect(refused([{ provider: 'balance', amountSen: 100 }])).toBeUndefined();
    expect(refused([{ provider: 'counter', amountSen: 100 }])).toEqual(['further.0.tenderedSen']);
    expect(refused([{ provider: 'balance', amountSen: 100, tenderedSen: 100 }])).toEqual([
      'further.0.tenderedSen',
    ]);
    expect(refused([{ provider: 'terminal', amountSen: 100, entries: { reference: 'A1-0043' } }])).toEqual([
      'further.0.entries.cardEnding',
    ]);
    expect(refused([{ provider: 'balance', amountSen: 0 }])).toEqual(['further.0.amountSen']);
  });

  test('leaves the rest to the first payment method', () => {
    expect(restOf(24_000, [{ amountSen: 10_000 }, { amountSen: 4_000 }])).toBe(10_000);
    expect(restOf(24_000)).toBe(24_000);
  });
});
