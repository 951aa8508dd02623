import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAssertion, writeAssertion } from './assertion.rules.ts';

const masterKey = Buffer.alloc(32, 1);
const assertion = {
  officerId: randomUUID(),
  stationId: randomUUID(),
  sessionId: randomUUID(),
  permissions: ['boarding.verify'],
  issuedAt: '2026-12-12T08:00:00.000Z',
  expiresAt: '2026-12-12T20:00:00.000Z',
};
const written = writeAssertion(masterKey, assertion);

test('reads an assertion as it was written', () => {
  expect(readAssertion(masterKey, written)).toEqual(assertion);
});

test("does not let an officer's assertion be changed to a supervisor's", () => {
  const [, tag] = written.split('.');
  const changed = { ...assertion, permissions: ['boarding.verify', 'boarding.override'] };
  const text = Buffer.from(JSON.stringify(changed)).toString('base64url');
  expect(readAssertion(masterKey, `${text}.${tag}`)).toBeNull();
});

test.each(['', '.', 'x.y', written.slice(0, -2)])('%j is no assertion', text => {
  expect(readAssertion(masterKey, text)).toBeNull();
});

test('refuses the assertion of another server', () => {
  expect(readAssertion(Buffer.alloc(32, 2), written)).toBeNull();
});
