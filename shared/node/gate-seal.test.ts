import { createDecipheriv, createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { detailWords, type GateDetail, type GateMember } from '../contract/office/gate/gate.ts';
import { codeRefOf, openDetail, sealDetail, serialRefOf, ticketRefOf } from './gate-seal.ts';

const ticketId = '0198a3c2-7e4b-7f00-8d21-5a6b7c8d9e0f';
const ref = ticketRefOf(ticketId);
const detail: GateDetail = {
  ticketId,
  orderNumber: 'SC4F7KK001',
  stillToPaySen: 0,
  language: 'ko',
  members: [
    {
      ref,
      ticketId,
      serial: 'SC4F7KK001-1',
      passengerName: '김민준',
      ticketType: 'adult',
      minor: false,
      seat: '12A',
      cabin: null,
    },
  ],
};
const secret = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8);
const nonce = Uint8Array.from({ length: 12 }, (_, index) => index);
const sealed = sealDetail(detail, secret, nonce);

const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

test('data are decrypted only with the secret of their ticket', () => {
  expect(openDetail(sealed, ref, secret)).toEqual(detail);
  expect(openDetail(sealed, ref, Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 9))).toBeNull();
  expect(openDetail(sealed, ticketRefOf('0198a3c2-7e4b-7f00-8d21-5a6b7c8d9e10'), secret)).toBeNull();
});

test('altered or truncated data cannot be decrypted', () => {
  const bytes = Buffer.from(sealed, 'base64');
  for (const index of [0, 12, bytes.length - 1]) {
    const altered = Buffer.from(bytes);
    altered[index] = (altered[index] ?? 0) ^ 1;
    expect(openDetail(altered.toString('base64'), ref, secret), `byte ${index}`).toBeNull();
  }
  for (const length of [0, 27, bytes.length - 1])
    expect(openDetail(bytes.subarray(0, length).toString('base64'), ref, secret)).toBeNull();
});

test('the encryption follows the contract', () => {
  const counter = Uint8Array.of(0, 0, 0, 1);
  const key = sha256(counter, secret, 'gangway gate detail v3', Buffer.from(ref, 'base64url'));
  const bytes = Buffer.from(sealed, 'base64');
  expect(bytes.subarray(0, 12)).toEqual(Buffer.from(nonce));
  const opening = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(bytes.subarray(-16));
  const packed = Buffer.concat([opening.update(bytes.subarray(12, -16)), opening.final()]);
  const text = inflateRawSync(packed, { dictionary: Buffer.from(detailWords) }).toString();
  const { ref: _, ...member } = detail.members[0] as GateMember;
  expect(JSON.parse(text)).toEqual({ ...detail, members: [member] });
});

test('a party of four takes at most a quarter of its JSON', () => {
  const members = ['Ahmad bin Ismail', 'Siti Nurhaliza', 'Aiman bin Ahmad', 'Nurul Huda binti Ahmad'].map(
    (passengerName, index): GateMember => {
      const id = `0198a3c2-7e4b-7f00-8d21-${createHash('md5').update(passengerName).digest('hex').slice(0, 12)}`;
      const serial = `SC4F7KK001-${index + 1}`;
      const type = { ticketType: index < 2 ? 'adult' : 'child', minor: index >= 2 } as const;
      return {
        ref: ticketRefOf(id),
        ticketId: id,
        serial,
        passengerName,
        ...type,
        seat: `12${'ABCD'[index]}`,
        cabin: '507',
      };
    },
  );
  const party = { ...detail, ticketId: members[0]?.ticketId ?? '', members };
  const closed = sealDetail(party, secret, nonce);
  expect(Buffer.from(closed, 'base64').length).toBeLessThan(JSON.stringify(party).length / 4);
  expect(openDetail(closed, ticketRefOf(party.ticketId), secret)).toEqual(party);
});

test('digests cover the label and the value', () => {
  const id = Buffer.from(ticketId.replaceAll('-', ''), 'hex');
  expect(ref).toBe(sha256('gangway gate ticket v1\0', id).toString('base64url'));
  expect(serialRefOf('sc4f7kk001-1')).toBe(
    sha256('gangway gate serial v1\0', 'SC4F7KK001-1').toString('base64url'),
  );
  expect(codeRefOf('GW1:ABC')).toBe(sha256('gangway gate code v1\0', 'GW1:ABC').toString('base64url'));
});
