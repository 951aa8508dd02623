import { generateKeyPairSync, verify } from 'node:crypto';
import { decodeBase45, encodeBase45 } from '@gangway/shared/domain/codes/base45.ts';
import { parse, type TicketCodeFields } from '@gangway/shared/domain/codes/ticket-code.ts';
import { expect, test } from 'vitest';
import { publicKeyOf } from './signing-keys.service.ts';
import { signedCode } from './ticket-code.service.ts';

const pair = generateKeyPairSync('ed25519');
const publicKey = publicKeyOf(Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
const fields: TicketCodeFields = {
  keyId: 7,
  ticketId: '0198c2f0-0000-7000-8000-00000000002a',
  sailingId: 1204,
  verificationSecret: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8),
};
const code = signedCode(fields, pair.privateKey);

function isGenuine(text: string): boolean {
  const parsed = parse(text);
  return parsed.ok && verify(null, parsed.signedBytes, publicKey, parsed.signature);
}

test('a code contains the signed fields, and its signature is valid', () => {
  const parsed = parse(code);
  expect(parsed).toMatchObject({ ok: true, fields });
  expect(isGenuine(code)).toBe(true);
});

test('the code of a ticket is deterministic', () => {
  expect(signedCode(fields, pair.privateKey)).toBe(code);
});

test('a code fits the alphanumeric mode of QR codes', () => {
  expect(code).toMatch(/^[0-9A-Z $%*+\-./:]{145}$/);
});

test('a code with any byte changed is not genuine', () => {
  const bytes = decodeBase45(code.slice('GW1:'.length)) ?? new Uint8Array();
  expect(bytes).toHaveLength(94);
  for (let at = 0; at < bytes.length; at++) {
    const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
    expect(isGenuine(`GW1:${encodeBase45(changed)}`), `byte ${at}`).toBe(false);
  }
});

test('a code signed with another key is not genuine', () => {
  expect(isGenuine(signedCode(fields, generateKeyPairSync('ed25519').privateKey))).toBe(false);
});
