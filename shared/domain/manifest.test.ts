import { expect, test } from 'vitest';
import { isLocal, type ManifestEntry, manifestGapsOf } from './manifest.ts';

const entry = (changes: Partial<ManifestEntry> = {}): ManifestEntry => ({
  nationality: 'MY',
  idType: 'idCard',
  idNumber: '880412-10-5566',
  documentExpiry: null,
  phone: '+60 12-345 6789',
  ...changes,
});
const passport = { idType: 'passport', documentExpiry: '2027-09-12', nationality: 'SG' };

test.each([
  ['a local with an identity card', entry(), []],
  ['a foreigner with a passport that is valid to the day', entry(passport), []],
  [
    'a passport that ends a day early',
    entry({ ...passport, documentExpiry: '2027-09-11' }),
    ['passport-expiry'],
  ],
  ['a passport without its expiry', entry({ ...passport, documentExpiry: null }), ['passport-expiry']],
  ['a foreigner with an identity card', entry({ nationality: 'SG' }), ['passport']],
  ['a local with a driving license', entry({ idType: 'drivingLicense' }), []],
  ['a document that was forgotten', entry({ idNumber: '–' }), ['document']],
  ['no document and no phone', entry({ idNumber: ' ', phone: '' }), ['document', 'phone']],
])('%s', (_who, given, gaps) => expect(manifestGapsOf(given, '2027-03-12')).toEqual(gaps));

test('a passenger of the operator’s country is local', () => {
  expect(isLocal({ nationality: 'MY' })).toBe(true);
  expect(isLocal({ nationality: 'SG' })).toBe(false);
});
