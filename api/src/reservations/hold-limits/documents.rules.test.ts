import { expect, test } from 'vitest';
import { documentDigest } from './documents.rules.ts';

const digestOf = (idNumber: string, issuingCountry?: string) =>
  documentDigest({ nationality: 'MY', issuingCountry, idNumber });

test.each([
  '880412105566',
  '880412 10 5566',
  ' 880412-10-5566',
  '880412–10‑5566',
  '８８０４１２-10-5566',
  '880412.10/5566',
])('%s is the same document in another spelling', written =>
  expect(digestOf(written)).toBe(digestOf('880412-10-5566')),
);

test('distinguishes documents by number and country', () => {
  const digests = [digestOf('a1'), digestOf('a2'), digestOf('a1', 'SG')];
  expect(new Set(digests).size).toBe(3);
  expect(digestOf('A1', 'MY')).toBe(digests[0]);
});

test.each(['–', ' ', '-', '.'])('%o is no document', nothing => expect(digestOf(nothing)).toBeUndefined());
