import { expect, test } from 'vitest';
import { createIds } from '../../lib/ids.ts';
import { DEVICE_NAME_BYTES, knownDeviceOf, withKnownDevice } from './known-device.rules.ts';

const now = new Date('2026-11-20T02:00:00Z');
const ids = createIds({ now: () => now });
const key = Buffer.alloc(32, 7);
const customer = () => ({ kind: 'customer', id: ids.uuid() }) as const;
const known = (owner: Parameters<typeof withKnownDevice>[1], shown?: string, at = now) =>
  withKnownDevice(key, owner, shown, { now: at, name: ids.bytes(DEVICE_NAME_BYTES) });

test('knows a device for the account that signed in there, and for no other', () => {
  const owner = customer();
  const shown = known(owner);
  expect(knownDeviceOf(key, owner, shown, now)).toMatch(/^[\w-]{16}$/);
  expect(knownDeviceOf(key, customer(), shown, now)).toBeUndefined();
  expect(knownDeviceOf(key, { ...owner, kind: 'staff' }, shown, now)).toBeUndefined();
  expect(knownDeviceOf(Buffer.alloc(32, 8), owner, shown, now)).toBeUndefined();
});

test.each([undefined, '', 'nonsense', '....', 'A'.repeat(10_000)])('%s belongs to no account', shown => {
  expect(knownDeviceOf(key, customer(), shown, now)).toBeUndefined();
});

test('lets several accounts share a device, each with its own name for it', () => {
  const [mother, son] = [customer(), customer()];
  const shown = known(son, known(mother));
  const names = [mother, son].map(owner => knownDeviceOf(key, owner, shown, now));
  expect(new Set(names).size).toBe(2);
  expect(names).not.toContain(undefined);
});

test('refuses a changed entry, and keeps the value short', () => {
  const owner = customer();
  const shown = known(owner);
  const bytes = Buffer.from(shown, 'base64url');
  bytes[30] = (bytes[30] ?? 0) ^ 1;
  expect(knownDeviceOf(key, owner, bytes.toString('base64url'), now)).toBeUndefined();
  let crowded = shown;
  for (let visitor = 0; visitor < 40; visitor++) crowded = known(customer(), crowded);
  expect(crowded.length).toBeLessThan(1000);
  expect(knownDeviceOf(key, owner, crowded, now)).toBeUndefined();
});

test('forgets a device 400 days after the last sign-in', () => {
  const owner = customer();
  const shown = known(owner);
  const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect(knownDeviceOf(key, owner, shown, after(400))).toBeDefined();
  expect(knownDeviceOf(key, owner, shown, after(401))).toBeUndefined();
  expect(knownDeviceOf(key, owner, known(owner, shown, after(300)), after(500))).toBeDefined();
});
