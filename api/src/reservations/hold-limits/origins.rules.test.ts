import { expect, test } from 'vitest';
import { originsOf, type Traces } from './origins.rules.ts';

const masterKey = Buffer.alloc(32, 1);
const traces: Traces = {
  caller: { kind: 'guest' },
  address: '203.0.113.7',
  contact: { email: 'aisyah@example.com', phone: '+60 12-345 6789' },
  passengers: [{ nationality: 'MY', idNumber: 'A1' }],
};

const digestsOf = (changes: Partial<Traces>) =>
  Object.fromEntries(
    originsOf(masterKey, { ...traces, ...changes }).map(({ kind, digest }) => [kind, digest]),
  );

const usual = digestsOf({});

test('gives a guest a mailbox, a phone, a network and documents, and a customer also an account', () => {
  expect(Object.keys(usual)).toEqual(['email', 'phone', 'network', 'document']);
  const customer = { kind: 'customer', id: 'x', level: 'normal', tokenHash: Buffer.alloc(0) } as const;
  expect(Object.keys(digestsOf({ caller: customer }))).toContain('account');
});

test('gives staff no origins', () => {
  const staff = {
    kind: 'staff',
    id: 'x',
    permissions: new Set<never>(),
    tokenHash: Buffer.alloc(0),
  } as const;
  expect(originsOf(masterKey, { ...traces, caller: staff })).toEqual([]);
});

test.each([
  ['the mailbox', 'email', { contact: { ...traces.contact, email: 'Aisyah+sea@example.com' } }],
  ['the phone', 'phone', { contact: { ...traces.contact, phone: '012 3456789' } }],
  ['the network', 'network', { address: '::ffff:203.0.113.200' }],
] as const)('%s has the same digest in another spelling', (_what, kind, changes) => {
  expect(digestsOf(changes)[kind]).toBe(usual[kind]);
});

test.each([
  ['email', { contact: { ...traces.contact, email: 'aisyahx@example.com' } }],
  ['phone', { contact: { ...traces.contact, phone: '+60 12-345 6780' } }],
  ['network', { address: '203.0.114.7' }],
] as const)('another %s has another digest', (kind, changes) => {
  expect(digestsOf(changes)[kind]).not.toBe(usual[kind]);
});

test('gives the same word another digest in another kind of origin, or under another key', () => {
  expect(new Set(Object.values(usual)).size).toBe(4);
  const [other] = originsOf(Buffer.alloc(32, 2), traces);
  expect(other?.digest).not.toBe(usual.email);
});

test('gives no network origin without an address', () => {
  for (const address of [
    '',
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.9',
    '::1',
    'fd00::1',
    'fe80::1%eth0',
  ])
    expect(digestsOf({ address })).not.toHaveProperty('network');
});
